import { hashtagsIn } from "./hashtag.ts";
import { CAPTION_MAX, HASHTAGS_MAX, MENTIONS_MAX, NETWORK_SLIDES_MAX } from "./limits.ts";
import type { FailureCode } from "./failure.ts";
import type { Reason } from "./refusal.ts";

import { characters } from "./text.ts";

const MEGABYTE = 1024 * 1024;

const IMAGE = { type: "image/jpeg", maxBytes: 8 * MEGABYTE, minRatio: 0.8, maxRatio: 1.91, slack: 0.005 };
const VIDEO = { type: "video/mp4", maxBytes: 300 * MEGABYTE, minSeconds: 3, maxSeconds: 15 * 60, maxWidth: 1920 };

/** A file as its row knows it; what is null is not known, and nothing is refused for it. */
export interface NetworkFile {
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSeconds: number | null;
}

interface Sending {
  readonly caption: string;
  readonly pages: number;
  readonly files: readonly NetworkFile[];
}

interface Rule {
  /** how the API and the app say no before anything is sent */
  readonly reason: Reason;
  /** what a post that was on its way fails with */
  readonly failure: FailureCode;
  /** what a person can mend it in, as `PATCH /posts/{id}` names it */
  readonly field?: "caption";
  readonly breaks: (sending: Sending) => boolean;
}

const isVideo = ({ type }: NetworkFile) => type.startsWith("video/");
const ratioOf = ({ height, width }: NetworkFile) => (width && height ? width / height : null);

export const mentionsIn = (caption: string): number =>
  caption.match(/(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]+/gu)?.length ?? 0;

const anyImage = (breaks: (file: NetworkFile) => boolean) => (sending: Sending) =>
  sending.files.some((file) => !isVideo(file) && breaks(file));
const anyVideo = (breaks: (file: NetworkFile) => boolean) => (sending: Sending) =>
  sending.files.some((file) => isVideo(file) && breaks(file));

function isOutOfRatio(file: NetworkFile): boolean {
  const ratio = ratioOf(file);
  return ratio !== null && (ratio < IMAGE.minRatio - IMAGE.slack || ratio > IMAGE.maxRatio + IMAGE.slack);
}

function isOutOfLength({ durationSeconds }: NetworkFile): boolean {
  return durationSeconds !== null && (durationSeconds < VIDEO.minSeconds || durationSeconds > VIDEO.maxSeconds);
}

/** All that the social network asks of a post, looked at when it is scheduled and again when it is sent. */
const RULES: readonly Rule[] = [
  {
    reason: "post_unfit_for_network",
    failure: "unfit",
    breaks: ({ files, pages }) => Math.max(pages, files.length) > NETWORK_SLIDES_MAX,
  },
  {
    reason: "caption_too_long_for_network",
    failure: "caption_refused",
    field: "caption",
    breaks: ({ caption }) => characters(caption) > CAPTION_MAX,
  },
  {
    reason: "too_many_hashtags",
    failure: "caption_refused",
    field: "caption",
    breaks: ({ caption }) => hashtagsIn(caption).length > HASHTAGS_MAX,
  },
  {
    reason: "too_many_mentions",
    failure: "caption_refused",
    field: "caption",
    breaks: ({ caption }) => mentionsIn(caption) > MENTIONS_MAX,
  },
  { reason: "picture_not_jpeg", failure: "file_refused", breaks: anyImage(({ type }) => type !== IMAGE.type) },
  { reason: "picture_too_large", failure: "file_refused", breaks: anyImage(({ bytes }) => bytes > IMAGE.maxBytes) },
  { reason: "picture_out_of_ratio", failure: "file_refused", breaks: anyImage(isOutOfRatio) },
  { reason: "video_not_mp4", failure: "file_refused", breaks: anyVideo(({ type }) => type !== VIDEO.type) },
  {
    reason: "video_too_large",
    failure: "file_refused",
    breaks: anyVideo(({ bytes, width }) => bytes > VIDEO.maxBytes || (width ?? 0) > VIDEO.maxWidth),
  },
  { reason: "video_out_of_length", failure: "file_refused", breaks: anyVideo(isOutOfLength) },
];

/** The first rule that what is to be sent breaks; null when the network should take it. */
export const brokenRule = (sending: Sending): Pick<Rule, "reason" | "failure" | "field"> | null =>
  RULES.find(({ breaks }) => breaks(sending)) ?? null;
