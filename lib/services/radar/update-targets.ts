import type { Context } from "#lib/context.ts";
import { cleanTargets, type RadarTargets } from "#lib/domain/radar.ts";
import { findProject } from "#lib/services/projects/read.ts";

type Edit = { [List in keyof RadarTargets]?: readonly string[] | undefined };

/** Names what the next runs look at; an emptied list is found from the brand again. */
export async function updateTargets({ db, workspaceId }: Context, projectId: string, edit: Edit): Promise<void> {
  await findProject(db, workspaceId, projectId);
  const lists = {
    ...(edit.terms && { terms: cleanTargets("terms", edit.terms) }),
    ...(edit.hashtags && { hashtags: cleanTargets("hashtags", edit.hashtags) }),
    ...(edit.video_terms && { videoTerms: cleanTargets("video_terms", edit.video_terms) }),
    ...(edit.competitors && { competitors: cleanTargets("competitors", edit.competitors) }),
    ...(edit.video_channels && { videoChannels: cleanTargets("video_channels", edit.video_channels) }),
  };
  await db.radarTargets.upsert({ where: { projectId }, create: { projectId, ...lists }, update: lists });
}
