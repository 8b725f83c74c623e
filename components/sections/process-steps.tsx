import { Message } from "@/components/text/message";
import { Illustration } from "@/components/ui/illustration";
import { processSteps } from "@/lib/content/services";
import "./tint-band.css";
import "./process-steps.css";

/** The steps of the process as tints of one pigment, which become stronger with each step. */
export function ProcessSteps() {
  return (
    <section aria-labelledby="process-title" className="overflow-hidden print:py-3">
      <div className="@container page-container">
        <h2 id="process-title" className="mb-6 text-heading">
          <Message id="ourProcess" />
        </h2>
        <ol className="tint-band process-steps">
          {processSteps.map((step, index) => (
            <li key={step.title} className="pigment-tint">
              <div>
                <b className="text-subheading">{String(index + 1).padStart(2, "0")}</b>
                <h3 className="text-subheading">
                  <Message id={step.title} />
                </h3>
                <Illustration name={step.illustration} />
              </div>
              <p className="text-balance">
                <Message id={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
