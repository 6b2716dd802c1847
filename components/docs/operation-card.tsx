import { Card } from "#components/ui/card.tsx";
import type { Texts } from "#lib/messages/catalog.ts";
import type { Entry } from "./description.ts";
import { exampleOf } from "./example.ts";
import { FieldTable } from "./field-table.tsx";
import { fieldsOf, limitsOf, typeOf } from "./fields.ts";
import { MethodMark } from "./method-mark.tsx";
import { Sample } from "./sample.tsx";

export function OperationCard({ entry, summary, words }: { entry: Entry; summary: string; words: Texts["docs"] }) {
  const { answer, body, method, name, parameters, path, refusals, status } = entry;
  const given = parameters.map(({ name: field, required = false, schema, in: place }) => ({
    name: field,
    type: typeOf(schema),
    required,
    limits: limitsOf(schema),
    note: [place, schema.description].filter(Boolean).join(" · "),
  }));
  const params = parameters.filter(({ in: place }) => place === "path").map(({ name: field }) => field);
  const { copied, copy, offline, run, running } = words;
  return (
    <Card className="flex scroll-mt-20 flex-col gap-4 p-4 md:p-5">
      <header id={name} className="flex scroll-mt-20 flex-col gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-mono text-sm font-semibold [overflow-wrap:anywhere]">
          <MethodMark method={method} />
          {path}
        </h3>
        <p className="text-sm text-muted">{summary}</p>
      </header>
      <div className="grid min-w-0 gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Part title={words.parameters} show={given.length > 0}>
            <FieldTable caption={`${words.parameters}: ${name}`} fields={given} words={words} />
          </Part>
          <Part title={words.body} show={body !== null}>
            <FieldTable caption={`${words.body}: ${name}`} fields={body ? fieldsOf(body) : []} words={words} />
          </Part>
          <details className="group">
            <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium">
              {words.answer} <span className="pl-2 font-mono text-xs text-success">{status}</span>
            </summary>
            <div className="pt-2">
              <FieldTable caption={`${words.answer}: ${name}`} fields={answer ? fieldsOf(answer) : []} words={words} />
            </div>
          </details>
          <p className="text-xs text-muted">
            {words.refusals}: <span className="font-mono">{refusals.join(" · ")}</span>
          </p>
        </div>
        <Sample
          name={name}
          method={method}
          path={path}
          params={params}
          {...(body && { body: exampleOf(body) })}
          words={{ copied, copy, offline, run, running, answer: words.answer }}
        />
      </div>
    </Card>
  );
}

function Part({ children, show, title }: { children: React.ReactNode; show: boolean; title: string }) {
  if (!show) return null;
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-medium">{title}</h4>
      {children}
    </div>
  );
}
