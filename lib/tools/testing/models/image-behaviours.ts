import type { ServerResponse } from "node:http";
import sharp from "sharp";
import type { ProviderFaultKind } from "#lib/domain/provider.ts";
import { hashText } from "#lib/render/random.ts";

/** What an image model was asked. */
export interface ImageAsked {
  readonly path: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly prompt: string;
  readonly size: string;
  /** the picture that was sent along */
  readonly reference: Buffer | null;
}

type Answer = (asked: ImageAsked, response: ServerResponse, origin: string) => Promise<void> | void;

interface Behaviour {
  readonly answer: Answer;
  /** what comes of it */
  readonly ends: "picture" | ProviderFaultKind;
  readonly retryAfterMs?: number;
}

/** The color by which a stand-in's picture of a subject is known again. */
export const colorOf = (subject: string): string => `hsl(${hashText(subject) % 360}, 70%, 50%)`;

/** A picture that is told from any other: its subject's color, rings, and its name where letters are at hand. */
export function standInPicture(subject: string, width = 1024, height = 1536, prompt = subject): Promise<Buffer> {
  const shift = (hashText(prompt) % 16) - 8;
  const rings = [0.42, 0.32, 0.22, 0.12]
    .map((share, at) => {
      const fill = at % 2 === 0 ? "#ffffff" : colorOf(subject);
      return `<circle cx="${50 + shift}%" cy="58%" r="${share * width}" fill="${fill}" fill-opacity="0.85"/>`;
    })
    .join("");
  const name = `<text x="50%" y="58%" font-size="${width / 14}" font-family="sans-serif" text-anchor="middle">${subject}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colorOf(subject)}"/>${rings}${name}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The subject is what a prompt begins with, or what stands behind "given picture". */
export const subjectOf = (prompt: string): string =>
  /given picture \(([^)]*)\)/u.exec(prompt)?.[1] ?? prompt.split(/,| mood/u)[0] ?? "";

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const inLetters = (response: ServerResponse, bytes: Buffer) =>
  json(response, 200, { created: 1, data: [{ b64_json: bytes.toString("base64") }] });

const [wide, tall] = [1, 2];
const sizeOf = ({ size }: ImageAsked): [number, number] => {
  const found = /^(\d+)x(\d+)$/u.exec(size);
  return [Number(found?.[wide] ?? 1024), Number(found?.[tall] ?? 1024)];
};

const drawn =
  (make: (asked: ImageAsked) => Promise<Buffer>): Answer =>
  async (asked, response) =>
    inLetters(response, await make(asked));

const good = (asked: ImageAsked) => standInPicture(subjectOf(asked.prompt), ...sizeOf(asked), asked.prompt);

const refuses = (status: number, error: unknown, headers?: Record<string, string>): Answer => {
  return (_, response) => json(response, status, { error }, headers);
};

const points = (url: (origin: string) => string): Answer => {
  return (_, response, origin) => json(response, 200, { data: [{ url: url(origin) }] });
};

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** How image models answer, well and badly, and what is to come of it. */
export const IMAGE_BEHAVIOURS = {
  good: { answer: drawn(good), ends: "picture" },
  "good, as a JPEG": {
    answer: drawn(async (asked) =>
      sharp(await good(asked))
        .jpeg()
        .toBuffer(),
    ),
    ends: "picture",
  },
  "good, as a WebP with alpha": {
    answer: drawn(async (asked) =>
      sharp(await good(asked))
        .ensureAlpha(0.9)
        .webp()
        .toBuffer(),
    ),
    ends: "picture",
  },
  "lies on its side by its orientation": {
    answer: drawn(async (asked) =>
      sharp(await good(asked))
        .rotate(90)
        .withMetadata({ orientation: 8 })
        .jpeg()
        .toBuffer(),
    ),
    ends: "picture",
  },
  "a file on its own host": { answer: points((origin) => `${origin}/files/picture.png`), ends: "picture" },
  "smaller than asked": { answer: drawn(({ prompt }) => standInPicture(subjectOf(prompt), 512, 512)), ends: "picture" },
  "other proportions": {
    answer: drawn(({ prompt }) => standInPicture(subjectOf(prompt), 1536, 1024)),
    ends: "picture",
  },
  "no edits": {
    answer: async (asked, response) =>
      asked.path.endsWith("/edits")
        ? json(response, 404, { error: { message: "Not Found" } })
        : inLetters(response, await good(asked)),
    ends: "picture",
  },
  "sizes of its own": {
    answer: async (asked, response) =>
      asked.size === ""
        ? inLetters(response, await standInPicture(subjectOf(asked.prompt), 768, 768))
        : json(response, 400, { error: { message: "Unsupported size" } }),
    ends: "picture",
  },
  "a file inside the network": { answer: points(() => "http://169.254.169.254/latest/meta-data"), ends: "broken" },
  "a file of the disk": { answer: points(() => "file:///etc/passwd"), ends: "broken" },
  "a file that leads inside": { answer: points((origin) => `${origin}/files/away`), ends: "broken" },
  "a file that is gone": { answer: points((origin) => `${origin}/files/gone`), ends: "broken" },
  "key refused": {
    answer: refuses(401, { code: "invalid_api_key", message: "Incorrect API key" }),
    ends: "key_refused",
  },
  "no right to the model": {
    answer: refuses(403, { message: "Must be verified to use the model" }),
    ends: "key_refused",
  },
  "not paid": {
    answer: refuses(429, { code: "insufficient_quota", message: "Check your billing" }),
    ends: "key_refused",
  },
  busy: {
    answer: refuses(429, { code: "rate_limit_exceeded", message: "Slow down" }, { "retry-after": "7" }),
    ends: "busy",
    retryAfterMs: 7000,
  },
  overloaded: { answer: refuses(503, { message: "Try again" }), ends: "busy" },
  "subject refused": {
    answer: refuses(400, { code: "moderation_blocked", message: "Rejected by our safety system" }),
    ends: "subject_refused",
  },
  "subject refused with 200": { answer: refuses(200, { code: "content_policy_violation" }), ends: "subject_refused" },
  "an error with 200": { answer: refuses(200, { message: "CUDA out of memory" }), ends: "broken" },
  "busy with 200": { answer: refuses(200, { code: 429, message: "queue is full" }), ends: "busy" },
  "an error that is no JSON": {
    answer: (_, response) => void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
    ends: "broken",
  },
  "never answers": { answer: () => undefined, ends: "slow" },
  "stops within its answer": {
    answer: (_, response) => void response.writeHead(200, { "content-type": "application/json" }).write('{"data":[{'),
    ends: "slow",
  },
  "hangs up": { answer: (_, response) => void response.destroy(), ends: "broken" },
  "no image": { answer: (_, response) => json(response, 200, { data: [] }), ends: "broken" },
  "an image cut short": {
    answer: drawn(async (asked) => (await good(asked)).subarray(0, 2000)),
    ends: "broken",
  },
  "not an image": { answer: drawn(async () => Buffer.from("no image")), ends: "broken" },
  "a picture of few pixels": { answer: drawn(() => standInPicture("dot", 16, 16)), ends: "broken" },
  "a strip": { answer: drawn(() => standInPicture("strip", 4000, 400)), ends: "broken" },
  "nothing but black": {
    answer: drawn(() =>
      sharp({ create: { width: 1024, height: 1024, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
    ),
    ends: "broken",
  },
  "an answer without end": {
    answer: drawn(async () => Buffer.concat([await noise(2000, 2000), Buffer.alloc(40 * 1024 * 1024)])),
    ends: "broken",
  },
} as const satisfies Record<string, Behaviour>;

export type ImageBehaviour = keyof typeof IMAGE_BEHAVIOURS;
