import * as z from "zod";
import type { ImageStyle } from "#lib/domain/brand.ts";
import { fetchPublic, type Guard, PUBLIC_ONLY } from "#lib/adapters/web/fetch-public.ts";
import type { ImagePort, Picture } from "#lib/ports/image.ts";

const answer = z.object({
  data: z.array(z.object({ b64_json: z.string().optional(), url: z.string().optional() })).min(1),
});

const STYLES: Record<ImageStyle, string> = {
  illustration: "modern editorial illustration with soft light and depth",
  paper_cut: "layered paper-cut art with real shadows between the sheets",
  minimal: "minimal flat illustration, few shapes, much empty ground",
  geometric: "geometric composition of bold flat shapes",
  line_art: "clean line art on paper with a few touches of colour",
  retro: "mid-century print illustration with limited inks and halftone",
  watercolor: "loose watercolour on white paper",
  night: "night scene with deep blues and warm lights",
};

const CALM: Record<Picture["calm"], string> = {
  top: "Leave the upper two fifths plain and calm, for a text that is set later.",
  ends: "Leave the upper and the lower quarter plain and calm, for texts that are set later.",
  bottom: "Leave the lower third plain and calm, for a text that is set later.",
  none: "",
};

export function promptOf({ calm, colors, mood, style, subject, wishes }: Picture): string {
  return [
    `${subject}, ${mood} mood, ${STYLES[style]}.`,
    `A palette around ${colors.brand} that goes with ${colors.background}.`,
    CALM[calm],
    "No words, letters, numbers, logos or watermarks.",
    ...(wishes.length > 0 ? ["Changes that were asked for, in this order:", ...wishes.map((wish) => `- ${wish}`)] : []),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

const sizeOf = ({ height, width }: Picture): string =>
  height > width * 1.1 ? "1024x1536" : width > height * 1.1 ? "1536x1024" : "1024x1024";

export interface ModelImageSettings {
  /** up to and with the version: https://host/v1 */
  readonly address: string;
  readonly model: string;
  readonly key: string | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;
const FILE = { accept: "image/*", type: /^image\/|^application\/octet-stream/i, bytesMax: 24 * 1024 * 1024 };

/** Any address that speaks OpenAI's way of asking for an image, a local one as well. */
export function modelImage({ address, key, model, timeoutMs = TIMEOUT_MS }: ModelImageSettings): ImagePort {
  const base = address.replace(/\/+$/u, "");
  return {
    name: `model:${model}`,
    isModel: true,
    async draw(picture, signal) {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(`${base}/images/generations`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({ model, prompt: promptOf(picture), n: 1, size: sizeOf(picture) }),
        signal: ends,
      });
      if (!response.ok) throw new Error(`The image model answered ${response.status}.`);
      const [first] = answer.parse(await response.json()).data;
      if (first?.b64_json) return Buffer.from(first.b64_json, "base64");
      if (!first?.url) throw new Error("The image model gave no image.");
      const { bytes } = await fetchPublic(first.url, { ...FILE, timeoutMs, guard: guardOf(base) }, signal);
      return bytes;
    },
  };
}

/** The operator named the model's own address, inside or not; any other that it gives is a stranger's. */
function guardOf(base: string): Guard {
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === new URL(base).origin;
  let own = false;
  return {
    isLinkAllowed: (url) => (own = isOwn(url)) || PUBLIC_ONLY.isLinkAllowed(url),
    isAddressAllowed: (address) => own || PUBLIC_ONLY.isAddressAllowed(address),
  };
}
