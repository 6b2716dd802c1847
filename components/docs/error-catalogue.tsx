import { Card, Section } from "#components/ui/card.tsx";
import type { Texts } from "#lib/messages/catalog.ts";
import type { Entry } from "./description.ts";

type Code = keyof Texts["docs"]["errors"]["codes"];

export interface ErrorEntry {
  code: Code;
  status: number;
  /** what the API says to people, one line a reason */
  messages: string[];
}

export function ErrorCatalogue({
  entries,
  errors,
  words,
}: {
  entries: Entry[];
  errors: ErrorEntry[];
  words: Texts["docs"]["errors"];
}) {
  return (
    <Section title={words.title} description={words.lead}>
      <div className="flex flex-col gap-3">
        {errors.map(({ code, messages, status }) => {
          const places = entries.filter(({ refusals }) => refusals.includes(status));
          const { todo, why } = words.codes[code];
          return (
            <Card key={code} className="flex flex-col gap-3 p-4 md:p-5">
              <h3
                id={`error-${code}`}
                className="flex scroll-mt-20 items-baseline gap-3 font-mono text-sm font-semibold"
              >
                {code}
                <span className="text-xs font-normal text-muted">{status}</span>
              </h3>
              <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-[9rem_1fr]">
                <dt className="text-muted">{words.why}</dt>
                <dd>{why}</dd>
                <dt className="text-muted">{words.todo}</dt>
                <dd>{todo}</dd>
                <dt className="text-muted">{words.where}</dt>
                <dd className="[overflow-wrap:anywhere]">
                  {places.length === entries.length ? words.everywhere : <Places places={places} />}
                </dd>
              </dl>
              <details>
                <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium">
                  {words.messages} ({messages.length})
                </summary>
                <ul className="flex list-disc flex-col gap-1 pt-2 pl-5 text-sm text-muted">
                  {messages.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </details>
            </Card>
          );
        })}
      </div>
    </Section>
  );
}

const Places = ({ places }: { places: Entry[] }) => (
  <span className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-xs">
    {places.map(({ name }) => (
      <a key={name} href={`#${name}`} className="inline-flex min-h-6 items-center text-accent-ink underline">
        {name}
      </a>
    ))}
  </span>
);
