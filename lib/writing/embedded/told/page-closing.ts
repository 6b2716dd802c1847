import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { brandLine, brandName, creditLine, isTale, signed } from "./closing.ts";
import { CLAUSE } from "./cuts.ts";
import { headed, packed, unstopped } from "./fit-told.ts";
import { type Page, pageOf } from "./spare-pages.ts";
import { callLabel, type Teller } from "./teller.ts";

/** The text's own call; else who wrote it. */
export function closing(teller: Teller): Page {
  const { language, told } = teller;
  if (isTale(teller) && brandName(teller, LIMITS.pageTitle) !== "")
    return { title: unstopped(signed(teller)), body: "" };
  if (!told.call) return signedPage(teller);
  const bodies = packed(told.call.sentences, language, LIMITS.pageBody);
  const [first = ""] = told.call.sentences;
  const parts =
    told.call.sentences.length === 1 && characters(first) > 36
      ? headed(first, language, LIMITS.pageTitle, LIMITS.pageBody, CLAUSE)
      : null;
  if (parts) return parts;
  // "See you there!" needs no heading.
  const isBare = told.call.contacts.length === 0 && bodies.length === 1 && characters(first) <= LIMITS.pageTitle;
  if (isBare)
    return {
      title: unstopped(first),
      body: told.call.sentences.slice(1).join(" ") || brandName(teller, LIMITS.pageBody),
    };
  return { title: teller.label(callLabel(teller)), body: bodies.at(-1) ?? "" };
}

/** Who wrote it, or whose words they are. */
function signedPage(teller: Teller): Page {
  const about = creditLine(teller) || brandLine(teller, LIMITS.pageBody);
  const name = brandName(teller, LIMITS.pageTitle);
  if (name !== "") return { title: name, body: about };
  const { action, title } = teller.words.calls;
  return about === "" ? { title: teller.line(title), body: stopped(teller.line(action)) } : pageOf(null, about, teller);
}
