import { T } from "../language/t";
import { Section } from "../ui/section";

const steps = [
  { number: "01", title: "processConsultation", text: "processConsultationText" },
  { number: "02", title: "processSolutionDesign", text: "processSolutionDesignText" },
  { number: "03", title: "processImplementation", text: "processImplementationText" },
  { number: "04", title: "processSupport", text: "processSupportText" },
] as const;

export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" tone="mist" className="grid gap-10">
      <h2 id="process-title" className="text-heading">
        <T id="ourProcess" />
      </h2>
      <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {steps.map((step) => (
          <li key={step.number} className="grid content-start gap-3 border-t-2 border-ink pt-5">
            <span className="text-heading font-semibold text-brand">{step.number}</span>
            <h3 className="text-subheading">
              <T id={step.title} />
            </h3>
            <p>
              <T id={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
