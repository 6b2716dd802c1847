import { readTraits, type Trait, TRAITS } from "#lib/content/tone/tone.ts";
import { readShort } from "#lib/content/short/short.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Cue } from "#lib/writing/draft/script.ts";
import { addressOf, inVos } from "./address.ts";
import { regionalFor } from "./region.ts";
import { hits } from "#lib/domain/fold.ts";

/** Says a line of ours as a brand does, in its language and in the words of its place. */
export function speakerFor(brief: Pick<Brief, "brand" | "language" | "theme">, voice: Voice) {
  const say = regionalFor(brief);
  return (line: string): string => say(speak(line, voice, readShort(brief.language).marks[0]));
}

/** How a brand speaks: all that its words on its tone ask for. */
export type Voice = ReadonlySet<Trait | "vos">;

/** "Warm, never formal" asks for no formality. */
const DENIED =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|sem ser|sin ser|not|never|no|without being)\s+(?:muito |muy |too |very )?\p{L}+/giu;

export function voiceOf(toneOfVoice: string): Voice {
  const meant = toneOfVoice.replace(DENIED, " ");
  const traits = TRAITS.filter((trait) => hits(readTraits()[trait], meant) > 0);
  const isPlayful = traits.includes("playful") || traits.includes("near");
  return new Set(isPlayful ? traits.filter((trait) => trait !== "formal") : traits);
}

/** Its tone, in the address that the brief's own words show: a theme that says "tú" is not answered with "usted". */
export function voiceFor(brief: Pick<Brief, "brand" | "language" | "theme">): Voice {
  const voice = voiceOf(brief.brand.toneOfVoice);
  const address = addressOf(brief);
  if (address === null) return voice;
  const others = [...voice].filter((trait) => trait !== "formal");
  return new Set(address === "usted" ? [...others, "formal"] : address === "vos" ? [...others, "vos"] : others);
}

/** How a narrator goes on after the first line. */
export const cueOf = (voice: Voice): Cue => (voice.has("keen") ? "excited" : voice.has("poetic") ? "slow" : "pause");

/** What is short in what it says leaves the scene out, and goes to the point. */
export const isTerse = (voice: Voice): boolean => voice.has("brief") || voice.has("dry");

const ADDRESS = /\[([^|[\]]*)\|([^[\]]*)\]/g;

/** A line's last sentence that ends in a stop. */
const LAST = /((?<=^|[.!?]\s)[^.!?]+)(?<!\p{L}\.\p{L})\.$/u;

/** A line of ours in a voice: "[we'll|we will]" by how near it is, its last stop by how much it is moved; a language that asks with two marks exclaims with two. */
export function speak(line: string, voice: Voice, asks = ""): string {
  const near = line.replace(ADDRESS, (_, own: string, formal: string) => (voice.has("formal") ? formal : own));
  const said = voice.has("vos") ? inVos(near) : near;
  if (voice.has("keen") && !voice.has("formal"))
    return said.replace(LAST, (_, last: string) => `${asks === "" || last.startsWith("¡") ? "" : "¡"}${last}!`);
  return voice.has("dry") || voice.has("formal")
    ? said.replace(/^¡|!(?=\s|$)/gu, (mark) => (mark === "!" ? "." : ""))
    : said;
}
