import { Message } from "@/lib/i18n/message";
import { Illustration } from "../ui/illustration";
import { Section } from "../ui/section";

const steps = [
  {
    number: "01",
    title: "processConsultation",
    text: "processConsultationText",
    drawing: "inquiry",
    className: "[--mix:0.84]",
  },
  {
    number: "02",
    title: "processSolutionDesign",
    text: "processSolutionDesignText",
    drawing: "mixture",
    className: "[--mix:0.68]",
  },
  {
    number: "03",
    title: "processImplementation",
    text: "processImplementationText",
    drawing: "vessel",
    className: "[--mix:0.46]",
  },
  {
    number: "04",
    title: "processSupport",
    text: "processSupportText",
    drawing: "headset",
    className:
      "[--on-step:var(--on-dark-pigment)] [--mix:0] [--step-accent:rgb(var(--tint-base)/0.6)]",
  },
] as const;

/** The process as one strip of the fan deck, which gains strength with each step. */
export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" tone="mist" className="grid gap-10">
      <h2 id="process-title" className="text-heading">
        <Message id="ourProcess" />
      </h2>
      <ol className="grid gap-1 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] print:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step.number}
            className={`flex flex-wrap content-start lg:grid print:block ${step.className}`}
          >
            <div className="flex flex-[1_0_5.5rem] flex-wrap items-end justify-between gap-4 p-3 step lg:items-end">
              <span className="text-heading font-semibold">{step.number}</span>
              <Illustration name={step.drawing} />
            </div>
            <div className="grid flex-[999_1_11rem] content-start gap-2 p-[min(1rem,5vw)] pb-10">
              <h3 className="text-subheading">
                <Message id={step.title} />
              </h3>
              <p>
                <Message id={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
