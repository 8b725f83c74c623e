import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/content/routes";
import { processSteps } from "@/lib/content/services";
import { Message } from "@/lib/i18n/message";

/** The steps of the process as tints of one pigment, which become stronger with each step. */
export function ProcessSteps() {
  return (
    <Section labelledBy="process-title" className="grid gap-6">
      <h2 id="process-title" className="text-heading">
        <Message id="ourProcess" />
      </h2>
      <ol className="swatch-frame process-steps sm:card-pairs lg:column-row print:column-row print:gap-2">
        {processSteps.map((step, index) => (
          <li
            key={step.title}
            className="grid content-start bg-paper sm:row-span-2 sm:grid-rows-subgrid sm:gap-0 print:block"
          >
            <div
              className={`flex flex-wrap content-between items-center justify-between gap-x-4 gap-y-3 p-4 pigment-tint max-sm:py-2 sm:flex-row-reverse sm:items-start sm:p-5 print:px-3 print:py-2 pigment-${routes.services.pigment}`}
            >
              <span className="text-subheading font-semibold">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="grow basis-32 text-subheading sm:order-1 sm:basis-full">
                <Message id={step.title} />
              </h3>
              <Illustration name={step.illustration} />
            </div>
            <p className="px-4 py-2 text-copy sm:p-5 print:px-3 print:py-2">
              <Message id={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
