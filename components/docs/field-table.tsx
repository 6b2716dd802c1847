import type { Field } from "./fields.ts";

interface TableWords {
  field: string;
  type: string;
  about: string;
  required: string;
}

export function FieldTable({ caption, fields, words }: { caption: string; fields: Field[]; words: TableWords }) {
  if (fields.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto rounded-lg border">
      <table className="w-full text-left text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-sunken text-muted">
          <tr className="*:px-3 *:py-2 *:font-medium">
            <th scope="col">{words.field}</th>
            <th scope="col" className="max-md:hidden">
              {words.type}
            </th>
            <th scope="col">{words.about}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {fields.map(({ limits, name, note, required, type }) => (
            <tr key={name} className="align-top *:px-3 *:py-2">
              <th
                scope="row"
                className="font-mono font-medium max-md:w-2/5 max-md:[overflow-wrap:anywhere] md:whitespace-nowrap"
              >
                {name}
                {required && (
                  <>
                    {" "}
                    <span className="font-sans text-2xs font-normal whitespace-nowrap text-accent-ink">
                      {words.required}
                    </span>
                  </>
                )}
              </th>
              <td className="max-w-80 min-w-32 font-mono [overflow-wrap:anywhere] text-muted max-md:hidden">{type}</td>
              <td className="text-muted md:min-w-40">
                <span className="block font-mono [overflow-wrap:anywhere] md:hidden">{type}</span>
                {[limits, note].filter((text) => text !== "").join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
