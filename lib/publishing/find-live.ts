import type { Grant, LiveMedia, SocialPort } from "#lib/ports/social.ts";
import type { Publication } from "./publication.ts";

const CLOCKS_DIFFER_MS = 2 * 60_000;

interface Looking {
  readonly social: SocialPort;
  readonly grant: Grant;
  /** it was live by then */
  readonly until: Date;
  /** media that already belong to posts of ours */
  isBound(mediaId: string): Promise<boolean>;
}

type Sought = Pick<Publication, "caption" | "files" | "publishSentAt" | "startedAt">;

/** The one live post that can be this one; of several, none is taken for it. */
export async function findLive(sought: Sought, { grant, isBound, social, until }: Looking): Promise<LiveMedia | null> {
  const from = (sought.publishSentAt ?? sought.startedAt).getTime() - CLOCKS_DIFFER_MS;
  const live = await social.listMedia(grant);
  const alike = live.filter(
    ({ caption, kind, publishedAt }) =>
      publishedAt.getTime() >= from &&
      publishedAt.getTime() <= until.getTime() + CLOCKS_DIFFER_MS &&
      kind === kindOf(sought) &&
      normalize(caption) === normalize(sought.caption),
  );
  const free = new Map<string, LiveMedia>();
  for (const media of alike) if (!(await isBound(media.id))) free.set(media.id, media);
  return free.size === 1 ? ([...free.values()][0] ?? null) : null;
}

function kindOf({ files }: Pick<Publication, "files">): LiveMedia["kind"] {
  if (files.length > 1) return "carousel";
  return files[0]?.type === "video" ? "reel" : "image";
}

const normalize = (caption: string) => caption.replaceAll("\r\n", "\n").normalize("NFC").trim();
