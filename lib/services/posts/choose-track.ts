import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { REEL_SECONDS } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type LibraryTrack, projectTracks } from "#lib/services/library/read-clips-and-tracks.ts";
import { type PostRow, reelOf, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

interface Choice {
  /** null mutes */
  trackId: string | null;
  startSeconds?: number | undefined;
}

export const chooseTrack = (context: Context, id: string, { startSeconds, trackId }: Choice): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    const tracks = await projectTracks(within, post);
    const track = trackId === null ? null : tracks.find((one) => one.id === trackId);
    if (track === undefined) throw new Refusal("resource_not_found", { field: "trackId" });
    const chosen = track && { id: track.id, startSeconds: startOf(track, startSeconds) };
    requireEditable(within, post, "reel");
    const content = { ...reelOf(post), track: chosen };
    await saveContent(within, post, { content: asJson(content), isStale: true });
    await rerender(within, post);
    return { ...post, content };
  });

/** The reel's seconds must fit in what is left of the track. */
function startOf(track: LibraryTrack, asked: number | undefined): number {
  const latest = Math.max(0, track.durationSeconds - REEL_SECONDS);
  if (asked === undefined) return Math.min(track.suggestedStartSeconds, latest);
  if (asked > latest) throw new Refusal("field_invalid", { field: "startSeconds", detail: `no máximo ${latest}` });
  return asked;
}
