import type { Logger } from "pino";
import { type env, isLocal } from "#lib/runtime/env.ts";
import { isPublicAt } from "#lib/domain/link.ts";
import type { Makers, MakersPort, SettingsOfPart } from "#lib/ports/makers.ts";
import type { Ports } from "#lib/ports/ports.ts";
import { embeddedVoice } from "#lib/voice/embedded-voice.ts";
import { embeddedWriter } from "#lib/writing/embedded/writer.ts";
import { textOpener } from "./choose-text.ts";
import { embeddedArtist } from "./embedded/artist/artist.ts";
import { modelImage } from "./model-image/model-image.ts";
import { modelVoice } from "./model-voice/model-voice.ts";
import { addressOf, OLLAMA_URL } from "./providers/addresses.ts";
import { type Installed, readInstalled } from "./providers/installed.ts";
import { kept } from "./providers/kept.ts";
import { listModels } from "./providers/list-models.ts";
import { problemOf } from "./providers/problem-of.ts";
import { check, type Opener, tryOut } from "./providers/try-out.ts";
import { guardedFetch } from "./web/guarded-fetch.ts";

type Environment = typeof env;

const FIND_WITHIN_MS = 1500;

/** Who makes posts here, by the environment, and how a workspace's own are opened. */
export function chooseMakers(environment: Environment, log: Logger): Pick<Ports, keyof Makers | "builtIn" | "makers"> {
  const installed = readInstalled(environment);
  // The operator's own addresses may lead anywhere.
  const operators = openerOf(environment, log, fetch);
  const { image, text, voice } = installed;
  const builtIn: Makers = { text: embeddedWriter(), image: embeddedArtist, voice: embeddedVoice };
  return {
    text: text ? operators.open.text(text) : builtIn.text,
    image: image ? operators.open.image(image) : builtIn.image,
    voice: voice ? operators.open.voice(voice) : builtIn.voice,
    builtIn,
    makers: makersPort(environment, log, { installed, operators }),
  };
}

function makersPort(
  environment: Environment,
  log: Logger,
  { installed, operators }: { installed: Installed; operators: Opener },
): MakersPort {
  const local = isLocal(environment);
  const mayBePrivate = environment.PROVIDER_PRIVATE_ADDRESSES ?? local;
  const guests = mayBePrivate ? operators : openerOf(environment, log, guardedFetch());
  return {
    open: {
      text: kept(guests.open.text),
      image: kept(guests.open.image),
      voice: kept(guests.open.voice),
    },
    isLocal: local,
    isAllowed: (settings) => mayBePrivate || isPublicAt(addressOf(settings)),
    tryOut: (settings, signal) => tryOut(settings, guests, signal),
    listModels: (settings, signal) =>
      listModels(settings, guests.fetch, signal).then(
        (models) => ({ models, problem: null }),
        (error: unknown) => ({ models: [], problem: problemOf(error) }),
      ),
    async findLocal(signal) {
      if (!local) return null;
      const here = { part: "text", vendor: "ollama", baseUrl: OLLAMA_URL, apiKey: null } as const;
      const ends = AbortSignal.any([signal, AbortSignal.timeout(FIND_WITHIN_MS)]);
      const models = await listModels(here, fetch, ends).catch(() => []);
      return models.length > 0 ? { baseUrl: OLLAMA_URL, models } : null;
    },
    check: (settings, signal) => check(settings, guests, signal),
    async checkInstalled(parts, signal) {
      const asked = [...partsOf(installed)].filter(({ part }) => parts.includes(part));
      const trials = asked.map(async (settings) => [settings.part, await check(settings, operators, signal)] as const);
      return Object.fromEntries(await Promise.all(trials));
    },
  };
}

function* partsOf({ image, text, voice }: Installed): Generator<SettingsOfPart> {
  if (text) yield { part: "text", ...text };
  if (image) yield { part: "image", ...image };
  if (voice) yield { part: "voice", ...voice };
}

function openerOf(environment: Environment, log: Logger, fetch: typeof globalThis.fetch): Opener {
  return {
    fetch,
    open: {
      text: textOpener(environment, log, fetch),
      image: (settings) => modelImage(settings, { fetch }),
      voice: (settings) => modelVoice(settings, { fetch, ffmpegPath: environment.FFMPEG_PATH ?? null }),
    },
  };
}
