import { Card, Section } from "#components/ui/card.tsx";
import type { Texts } from "#lib/messages/catalog.ts";
import { type Description, entriesOf } from "./description.ts";
import { ErrorCatalogue, type ErrorEntry } from "./error-catalogue.tsx";
import { KeyCard } from "./key-card.tsx";
import { MethodMark } from "./method-mark.tsx";
import { OperationCard } from "./operation-card.tsx";
import { ReaderProvider } from "./reader.tsx";
import { WriterCard } from "./writer-card.tsx";

interface ReferenceProps {
  baseUrl: string;
  description: Description;
  errors: ErrorEntry[];
  isSignedIn: boolean;
  words: Texts["docs"];
}

const told = (texts: Readonly<Record<string, string>>, name: string) => texts[name] ?? name;

/** The OpenAPI document for people: what is not in it is not here. */
export function ApiReference({ baseUrl, description, errors, isSignedIn, words }: ReferenceProps) {
  const entries = entriesOf(description);
  const groups = description.tags.map(({ name }) => ({ name, entries: entries.filter(({ tag }) => tag === name) }));
  return (
    <ReaderProvider baseUrl={baseUrl}>
      <div className="flex flex-col gap-10 lg:flex-row lg:items-start lg:gap-8">
        <nav
          aria-label={words.contents}
          className="hidden max-h-[calc(100dvh-6rem)] w-60 shrink-0 flex-col gap-5 overflow-y-auto pb-4 lg:sticky lg:top-20 lg:flex"
        >
          {groups.map((group) => (
            <div key={group.name}>
              <p className="pb-1 text-xs font-semibold">{told(words.tags, group.name)}</p>
              <ul>
                {group.entries.map(({ method, name }) => (
                  <li key={name}>
                    <a
                      href={`#${name}`}
                      className="flex min-h-7 items-center gap-2 rounded-md px-1 text-xs text-muted hover:bg-hover hover:text-ink"
                    >
                      <span className="w-12 shrink-0">
                        <MethodMark method={method} />
                      </span>
                      <span className="truncate">{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex min-w-0 flex-1 flex-col gap-10">
          <Section title={words.start.title}>
            <Card className="flex flex-col gap-3 p-4 text-sm md:p-5">
              <p>
                <span className="text-muted">{words.start.base}: </span>
                <code className="font-mono text-xs [overflow-wrap:anywhere]">{baseUrl}</code>
                {" · "}
                <a href={`${baseUrl}/openapi.json`} className="text-accent-ink underline">
                  {words.document}
                </a>
              </p>
              <p>{words.start.auth}</p>
              <p>{words.start.limit}</p>
              <p>{words.start.again}</p>
              <p>{words.start.pages}</p>
            </Card>
          </Section>
          <WriterCard words={words.writer} />
          <KeyCard isSignedIn={isSignedIn} words={{ ...words.key, samples: words.samples }} />
          {groups.map((group) => (
            <Section key={group.name} title={told(words.tags, group.name)}>
              <div className="flex flex-col gap-4">
                {group.entries.map((entry) => (
                  <OperationCard
                    key={entry.name}
                    entry={entry}
                    summary={told(words.operations, entry.name)}
                    words={words}
                  />
                ))}
              </div>
            </Section>
          ))}
          <ErrorCatalogue entries={entries} errors={errors} words={words.errors} />
        </div>
      </div>
    </ReaderProvider>
  );
}
