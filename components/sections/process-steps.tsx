import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { Message } from "@/lib/i18n/message";

const steps = [
  { title: "processConsultation", text: "processConsultationText", illustration: "inquiry" },
  { title: "processSolutionDesign", text: "processSolutionDesignText", illustration: "mixture" },
  { title: "processImplementation", text: "processImplementationText", illustration: "vessel" },
  { title: "processSupport", text: "processSupportText", illustration: "headset" },
] as const;

/** The steps of the process as tints of one pigment, which become stronger with each step. */
export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" className="grid gap-6">
      <h2 id="process-title" className="text-heading">
        <Message id="ourProcess" />
      </h2>
      <ol className="grid gap-x-6 gap-y-5 sm:card-columns-2 sm:gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] lg:gap-x-4 print:grid-cols-4 print:gap-2">
        {steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-3 print:block">
            <div className="flex items-center justify-between gap-4 px-4 py-2 process-step sm:py-4 print:px-3 print:py-2">
              <span className="text-heading font-semibold">
                {String(index + 1).padStart(2, "0")}
              </span>
              <Illustration name={step.illustration} />
            </div>
            <div className="grid content-start gap-2 sm:pr-4 print:px-3 print:py-2">
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
