import { T } from "../language/t";
import { Illustration } from "../ui/illustration";
import { Section } from "../ui/section";

const steps = [
  {
    number: "01",
    title: "processConsultation",
    text: "processConsultationText",
    drawing: "inquiry",
    className: "[--share:0.84]",
  },
  {
    number: "02",
    title: "processSolutionDesign",
    text: "processSolutionDesignText",
    drawing: "mixture",
    className: "[--share:0.68]",
  },
  {
    number: "03",
    title: "processImplementation",
    text: "processImplementationText",
    drawing: "vessel",
    className: "[--share:0.46]",
  },
  {
    number: "04",
    title: "processSupport",
    text: "processSupportText",
    drawing: "headset",
    className:
      "[--on-step:var(--on-dark-pigment)] [--share:0] [--step-accent:rgb(var(--veil)/0.6)]",
  },
] as const;

/** The process as one strip of the fan deck, which gains strength with each step. */
export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" tone="mist" className="grid gap-10">
      <h2 id="process-title" className="text-heading">
        <T id="ourProcess" />
      </h2>
      <ol className="grid gap-1 lg:grid-cols-4 print:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step.number}
            className={`grid content-start max-lg:grid-cols-[5.5rem_minmax(0,1fr)] print:block ${step.className}`}
          >
            <div className="flex flex-wrap items-end justify-between gap-4 p-3 step max-lg:flex-col max-lg:items-start">
              <span className="text-heading font-semibold">{step.number}</span>
              <Illustration name={step.drawing} />
            </div>
            <div className="grid content-start gap-2 p-4 pb-10">
              <h3 className="text-subheading">
                <T id={step.title} />
              </h3>
              <p>
                <T id={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
