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
    <Section labelledBy="process-title" tone="muted" className="grid gap-10">
      <h2 id="process-title" className="text-heading">
        <Message id="ourProcess" />
      </h2>
      <ol className="grid gap-1 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] print:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-wrap content-start lg:grid print:block">
            <div className="flex flex-[1_0_5.5rem] flex-wrap items-end justify-between gap-4 p-3 process-step lg:items-end print:px-3 print:py-2">
              <span className="text-heading font-semibold">
                {String(index + 1).padStart(2, "0")}
              </span>
              <Illustration name={step.illustration} />
            </div>
            <div className="flex max-w-full flex-[999_1_13rem] flex-col gap-2 p-[min(1rem,5vw)] pb-10 print:px-3 print:py-2">
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
