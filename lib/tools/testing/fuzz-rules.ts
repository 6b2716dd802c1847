import type { OperationName } from "#lib/contract/index.ts";
import { layoutFields, isLayoutId } from "#lib/domain/layout.ts";
import { LINKS, NO_LINKS, PALETTES, ZONES } from "./fuzz-calls.ts";
import type { FuzzWorld } from "./fuzz-workspace.ts";

/** What the post or slide at the call's path is when the call is made; null when there is none. */
export interface Target {
  format: string;
  hasContent: boolean;
  slideIds: string[];
  layoutId: string | null;
}

type Value = string | { blocks: { text: string }[]; highlight: string };

/** The fields that some rule reads, of any operation: a body is judged when it has passed its JSON Schema. */
export interface Body {
  theme?: string;
  format?: string;
  link?: string;
  reel?: object;
  narration?: { scenes?: AnyScene[] };
  scenes?: AnyScene[];
  media: { url: string; type?: string }[];
  url: string;
  when: string;
  trackId: string | null;
  startSeconds?: number;
  order: string[];
  fields: Record<string, Value>;
  key: string;
  timezone?: string;
}

interface Facts {
  body: Body;
  query: Record<string, string>;
  target: Target | null;
  world: FuzzWorld;
}

/**
 * What JSON Schema cannot say of an operation's input: true where it is bad input, null where nobody can tell.
 * Written from the spec and the decisions, apart from the code that it judges.
 */
export type Verdict = boolean | null;

const points = (text: string) => [...text].length;
const isBlank = (text: string | undefined) => text === undefined || text.trim() === "";

const NARRATED = ["animated_audio", "narrated_photos"];
const OF_LINKS = ["carousel"];
const OF_SLIDES = ["carousel"];
const OF_CLIPS = ["caption_reel"];
const OF_SCENES = ["animated_audio"];
const KEYS: Record<string, string[]> = {
  keyword: ["value"],
  big_number: ["value", "label"],
  before_after: ["before", "after"],
  bullet_list: ["items"],
  highlight: ["text"],
  numbered_steps: ["steps"],
  question: ["value", "text"],
  ratio_bar: ["label", "percent"],
  bar_chart: ["label", "bars"],
  quote: ["text", "label"],
  definition: ["value", "text"],
  checklist: ["items"],
  progress: ["label", "percent"],
};

interface AnyScene {
  start: number;
  end: number;
  type: string;
  fields: Record<string, unknown>;
}

const isBadScene = ({ end, fields, start, type }: AnyScene) =>
  end <= start || Object.entries(fields).some(([name, value]) => value !== null && !KEYS[type]?.includes(name));
const hasBadScene = (narration: { scenes?: AnyScene[] } | undefined) => narration?.scenes?.some(isBadScene) ?? false;

const MINUTE_MS = 60_000;
/** An instant by its parts, and not by Date's own reading; null when it is none. */
function readInstant(text: string): number | null {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/i.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const [offsetHours, offsetMinutes] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59 || offsetHours > 14 || offsetMinutes > 59) return null;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, Math.floor(Number(`0.${parts[7] ?? 0}`) * 1000));
  const offset = (offsetHours * 60 + offsetMinutes) * MINUTE_MS * (parts[8] === "-" ? -1 : 1);
  const ms = local.getTime() - offset;
  const utcYear = new Date(ms).getUTCFullYear();
  return utcYear < 1 || utcYear > 9999 ? null : ms;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const endOfPeriod = (text: string | undefined, end: "from" | "to") => {
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return readInstant(text);
  return readInstant(`${text}T${end === "from" ? "00:00:00" : "23:59:59.999"}Z`);
};

function isBadPeriod({ from, to }: Record<string, string>): boolean {
  const [first, last] = [endOfPeriod(from, "from"), endOfPeriod(to, "to")];
  if (first === null || last === null) return true;
  return first !== undefined && last !== undefined && first > last;
}

const LISTED = ["draft", "scheduled", "published", "failed", "idea"];
const isBadStatusList = (list: string | undefined) =>
  list !== undefined && list.split(",").some((status) => !LISTED.includes(status));

/** A cursor that the fuzz makes up is never one of ours. */
const hasCursor = ({ cursor }: Record<string, string>) => cursor !== undefined;

type Wish = Pick<Body, "format" | "link" | "theme">;

function isBadWish({ format = "carousel", link, theme }: Wish): Verdict {
  if (theme !== undefined && points(theme) > (NARRATED.includes(format) ? 500 : 10_000)) return true;
  if (isBlank(theme) && !link) return true;
  if (link === undefined) return false;
  if (!OF_LINKS.includes(format) || NO_LINKS.includes(link)) return true;
  return LINKS.includes(link) ? false : null;
}

const isBadImage = ({ body, world }: Facts) => body.url !== world.image;

export const RULES: Partial<Record<OperationName, (facts: Facts) => Verdict>> = {
  listPosts: ({ query }) => isBadPeriod(query) || hasCursor(query) || isBadStatusList(query["status"]),
  readSummary: ({ query }) => isBadPeriod(query),
  readPerformance: ({ query }) => isBadPeriod(query) || hasCursor(query),
  listInspirations: ({ query }) => hasCursor(query),
  createPost: ({ body }) => isBadWish(body),
  createReel: ({ body }) => isBadWish({ ...body, format: "caption_reel" }),
  createAudiogram: ({ body }) => isBadWish({ format: "animated_audio", ...body }),
  updatePost: ({ body: { narration, reel }, target }) => {
    if (hasBadScene(narration)) return true;
    if (!target) return false;
    if (reel && !OF_CLIPS.includes(target.format)) return true;
    if (narration && !NARRATED.includes(target.format)) return true;
    return Boolean(narration?.scenes) && !OF_SCENES.includes(target.format);
  },
  updateReel: ({ target }) => target !== null && !OF_CLIPS.includes(target.format),
  updateAudiogram: ({ body, target }) => {
    if (hasBadScene(body)) return true;
    if (!target) return false;
    return !NARRATED.includes(target.format) || (body.scenes !== undefined && !OF_SCENES.includes(target.format));
  },
  replaceMedia: ({ body, world }) =>
    body.media.some(({ type, url }) => {
      if (url === world.image) return type === "video";
      return url !== world.video || type === "image";
    }),
  setBrandPhoto: isBadImage,
  setBrandLogo: isBadImage,
  schedulePost: ({ body, target, world }) => {
    const when = readInstant(body.when);
    if (when === null) return true;
    return target !== null && when <= world.clock.now().getTime();
  },
  chooseTrack: ({ body: { startSeconds = 0, trackId }, target }) => {
    // Our own tracks are 40 seconds long, of which a reel takes 7; an unknown track is not found.
    return trackId?.startsWith("track_0000") && target ? startSeconds > 33 : false;
  },
  orderSlides: ({ body, target }) => {
    if (!target?.hasContent || !OF_SLIDES.includes(target.format)) return false;
    return body.order.toSorted().join() !== target.slideIds.toSorted().join();
  },
  updateSlide: ({ body, target }) => {
    const given = Object.entries(body.fields);
    const isTooLong = given.some(([, value]) => {
      const texts = typeof value === "string" ? [value] : [value.highlight, ...value.blocks.map(({ text }) => text)];
      return texts.reduce((sum, text) => sum + points(text), 0) > 2200;
    });
    if (isTooLong) return true;
    const { layoutId } = target ?? {};
    if (!layoutId || !isLayoutId(layoutId)) return false;
    return given.some(([name]) => !layoutFields(layoutId).includes(name));
  },
  applyPalette: ({ body }) => !PALETTES.includes(body.key),
  createProject: ({ body }) => body.timezone !== undefined && !ZONES.includes(body.timezone),
};

/** Half an emoji or a NUL is no text anywhere. */
export const hasNoText = (value: unknown): boolean => {
  if (typeof value === "string") return !value.isWellFormed() || value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(hasNoText);
};
