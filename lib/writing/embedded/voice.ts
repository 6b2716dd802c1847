import { readTraits, type Trait, TRAITS } from "#lib/content/tone/tone.ts";
import { hits } from "#lib/domain/fold.ts";

/** How a brand speaks: all that its words on its tone ask for. */
export type Voice = ReadonlySet<Trait>;

/** "Warm, never formal" asks for no formality. */
const DENIED =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|sem ser|sin ser|not|never|no|without being)\s+(?:muito |muy |too |very )?\p{L}+/giu;

export function voiceOf(toneOfVoice: string): Voice {
  const meant = toneOfVoice.replace(DENIED, " ");
  const traits = TRAITS.filter((trait) => hits(readTraits()[trait], meant) > 0);
  const isPlayful = traits.includes("playful") || traits.includes("near");
  return new Set(isPlayful ? traits.filter((trait) => trait !== "formal") : traits);
}

const ADDRESS = /\[([^|[\]]*)\|([^[\]]*)\]/g;

/** A line of ours in a voice: "[we'll|we will]" by how near it is, its last stop by how much it is moved. */
export function speak(line: string, voice: Voice): string {
  const said = line.replace(ADDRESS, (_, near: string, formal: string) => (voice.has("formal") ? formal : near));
  if (voice.has("keen") && !voice.has("formal")) return said.replace(/(?<!\p{L}\.\p{L})\.$/u, "!");
  return voice.has("dry") || voice.has("formal")
    ? said.replace(/^¡|!(?=\s|$)/gu, (mark) => (mark === "!" ? "." : ""))
    : said;
}
