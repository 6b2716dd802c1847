import type { Context } from "#lib/runtime/context.ts";
import { cleanTargets, type RadarTargets } from "#lib/domain/radar.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

type Edit = { [List in keyof RadarTargets]?: readonly string[] | undefined };

/** Names what the next runs look at; an emptied list is found from the brand again. */
export async function updateTargets(context: Context, projectId: string, edit: Edit): Promise<void> {
  await findProject(context, projectId);
  const lists = {
    ...(edit.terms && { terms: cleanTargets("terms", edit.terms) }),
    ...(edit.hashtags && { hashtags: cleanTargets("hashtags", edit.hashtags) }),
    ...(edit.video_terms && { videoTerms: cleanTargets("video_terms", edit.video_terms) }),
    ...(edit.competitors && { competitors: cleanTargets("competitors", edit.competitors) }),
    ...(edit.video_channels && { videoChannels: cleanTargets("video_channels", edit.video_channels) }),
  };
  await context.db.radarTargets.upsert({ where: { projectId }, create: { projectId, ...lists }, update: lists });
}
