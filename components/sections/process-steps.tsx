import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/content/routes";
import { processSteps } from "@/lib/content/services";
import { Message } from "@/lib/i18n/message";
import "./process-steps.css";

/** The steps of the process as tints of one pigment, which become stronger with each step. */
export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" className="grid gap-6">
      <h2 id="process-title" className="text-heading">
        <Message id="ourProcess" />
      </h2>
      <ol className="process-steps sm:card-pairs lg:column-row print:grid-cols-4">
        {processSteps.map((step, index) => (
          <li key={step.title} className={`pigment-tint pigment-${routes.services.pigment}`}>
            <div>
              <span className="text-subheading font-semibold [font-variant-numeric:tabular-nums]">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="text-subheading">
                <Message id={step.title} />
              </h3>
              <Illustration name={step.illustration} />
            </div>
            <p className="text-copy">
              <Message id={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
