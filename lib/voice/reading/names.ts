import type { Tongue } from "#lib/content/tongues/tongues.ts";
import type { Rule } from "./here.ts";

const MAIL = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const SITE =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:com|br|net|org|app|io|es|mx|ar|co|shop|store|me|us|uk|pt|cl|pe|uy|dev|online|site|bio|ly))(?:[/?#]\S*)?$/iu;
const ADDRESS = /^https?:\/\/([^/?#]+)/iu;
const CALLED = /^@([\p{L}\p{N}_.]+)$/u;
const TAG = /^#([\p{L}][\p{L}\p{N}_]*)$/u;

/** Two letters are spelled, more are a word. */
const host = (name: string, { dot }: Tongue): string =>
  name
    .replace(/^www\./iu, "")
    .split(".")
    .map((part) => (part.length <= 2 ? Array.from(part).join(" ") : part.replaceAll("-", " ")))
    .join(` ${dot} `);

const apart = (name: string): string =>
  name
    .replaceAll(/[_.]+/gu, " ")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();

/** Addresses, names and tags: short, as people tell them. */
export const names: Rule = ({ tongue, word }) => {
  if (MAIL.test(word)) {
    const [who = "", where = ""] = word.split("@");
    return `${who.replaceAll(/[._+-]+/gu, ` ${tongue.dot} `)} ${tongue.at} ${host(where, tongue)}`;
  }
  const site = SITE.exec(word)?.[1] ?? ADDRESS.exec(word)?.[1];
  if (site !== undefined) return host(site, tongue);
  const called = CALLED.exec(word)?.[1];
  if (called !== undefined) return `${tongue.at} ${apart(called)}`;
  const tag = TAG.exec(word)?.[1];
  return tag === undefined ? null : apart(tag);
};
