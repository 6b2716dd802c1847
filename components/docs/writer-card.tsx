import { Card, Section } from "#components/ui/card.tsx";
import { MATTER_KINDS } from "#lib/domain/draft.ts";
import type { Texts } from "#lib/messages/catalog.ts";

/** What the built-in writer knows and does not, and how a model takes its place. */
export function WriterCard({ words }: { words: Texts["docs"]["writer"] }) {
  return (
    <div id="writer" className="scroll-mt-20">
      <Section title={words.title} description={words.lead}>
        <Card className="flex flex-col gap-3 p-4 text-sm md:p-5">
          <dl className="flex flex-col gap-2">
            {MATTER_KINDS.map((kind) => (
              <div key={kind} className="md:grid md:grid-cols-[10rem_1fr] md:gap-3">
                <dt className="font-medium">{words.ways[kind].name}</dt>
                <dd className="text-pretty text-muted">{words.ways[kind].text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-pretty">{words.unknown}</p>
          <p className="text-pretty">{words.model}</p>
        </Card>
      </Section>
    </div>
  );
}
