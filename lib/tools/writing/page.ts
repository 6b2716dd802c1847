import { type Fault, type FaultKind, WEIGHTS, weightOf } from "./fault.ts";
import { type Post, shownIn } from "./post.ts";

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1500px; padding: 24px; color: #1b1b1f; background: #fafafa }
article { border-top: 2px solid #ddd; padding: 20px 0 28px }
h2 { font-size: 18px; margin: 0 0 6px } h2 small { font-weight: 400; color: #666 }
.told { color: #444; max-width: 110ch; white-space: pre-line } details { max-width: 110ch; white-space: pre-line }
.stills { display: flex; gap: 10px; overflow-x: auto; padding: 12px 0 } .stills img { height: 380px; border-radius: 6px }
.texts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px } .texts > * { min-width: 0; overflow-wrap: anywhere }
.caption { white-space: pre-line } h3 { font-size: 12px; text-transform: uppercase; letter-spacing: .06em; color: #777; margin: 10px 0 4px }
ol, ul { margin: 0; padding-left: 20px } mark { background: #ffd9d0; border-bottom: 2px solid #d4432a } .kind { color: #b3341d; font-weight: 600 }`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

const MISSING: readonly FaultKind[] = ["fact lost", "fact only in caption", "fact not in caption"];

/** A text with what is at fault marked, the longest first, none within another. */
export function marked(text: string, faults: readonly Fault[]): string {
  const quoted = faults.filter(({ kind, quote }) => quote !== "" && !MISSING.includes(kind) && text.includes(quote));
  const [fault] = quoted.toSorted((a, b) => b.quote.length - a.quote.length);
  if (!fault) return escaped(text);
  const at = text.indexOf(fault.quote);
  const rest = faults.filter((one) => one !== fault && one.quote !== fault.quote);
  const [before, after] = [text.slice(0, at), text.slice(at + fault.quote.length)];
  return `${marked(before, rest)}<mark title="${escaped(fault.kind)}">${escaped(fault.quote)}</mark>${marked(after, faults)}`;
}

function postHtml({ drawn, draft, faults, piece, texts }: Post): string {
  const { article, brand, format, theme } = piece.brief;
  const about = [brand.profileName, brand.description, brand.audience, brand.toneOfVoice].filter(Boolean).join(" · ");
  const page = article
    ? `<details><summary>${escaped(article.title)} (${escaped(article.url)})</summary>${escaped(article.text)}</details>`
    : "";
  const stills = drawn.map(
    ({ jpeg }) => `<img loading="lazy" alt="" src="data:image/jpeg;base64,${jpeg.toString("base64")}">`,
  );
  const lines = texts.spoken.length > 0 ? texts.spoken : shownIn(texts);
  const found = faults.toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind]);
  return `<article id="${escaped(piece.id)}">
<h2>${escaped(draft?.title ?? theme.slice(0, 80))} <small>${escaped(piece.id)}, ${format}, ${piece.language}, ${piece.source}, weight ${weightOf(faults)}</small></h2>
<div class="told">${escaped(about)}</div>
<div class="told">${escaped(theme)}</div>${page}
${stills.length > 0 ? `<div class="stills">${stills.join("")}</div>` : ""}
<div class="texts">
<div><h3>${texts.spoken.length > 0 ? "Spoken" : "Drawn"}</h3><ol>${lines.map((line) => `<li>${marked(line, faults)}</li>`).join("")}</ol>
${texts.spoken.length > 0 ? `<h3>Scenes</h3><ol>${texts.screens.map((screen) => `<li>${screen.map((line) => marked(line, faults)).join(" / ")}</li>`).join("")}</ol>` : ""}</div>
<div><h3>Caption</h3><div class="caption">${marked(draft?.caption ?? "", faults)}</div></div>
<div><h3>Faults</h3><ul>${found.map(({ detail, kind, quote }) => `<li><span class="kind">${kind}</span>${detail ? ` (${escaped(detail)})` : ""}: ${escaped(quote)}</li>`).join("")}</ul></div>
</div></article>`;
}

/** One page to look at all of them, in the order given. */
export const pageOf = (posts: readonly Post[], table: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>What the writer writes</title><style>${STYLE}</style>
<h1>What the writer writes</h1><details><summary>Figures</summary><pre>${escaped(table)}</pre></details>
${posts.map(postHtml).join("\n")}
</html>
`;
