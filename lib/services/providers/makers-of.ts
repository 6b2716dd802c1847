import type { Makers, MakersPort, SettingsOfPart } from "#lib/ports/makers.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { findOwn } from "./provider-row.ts";

/**
 * Who makes a workspace's posts: as it says itself, else as the installation does. Read at each use, so that a change
 * counts at the next one on every process.
 */
export async function makersOf(
  context: Pick<SystemContext, "db" | "ports" | "settings">,
  workspaceId: string,
): Promise<Makers> {
  const { image, makers, text, voice } = context.ports;
  const own = await findOwn(context, workspaceId);
  return own.reduce((made, settings) => ({ ...made, ...opened(makers, settings) }), { text, image, voice });
}

function opened({ open }: MakersPort, settings: SettingsOfPart): Partial<Makers> {
  switch (settings.part) {
    case "text":
      return { text: open.text(settings) };
    case "image":
      return { image: open.image(settings) };
    case "voice":
      return { voice: open.voice(settings) };
    default:
      return settings satisfies never;
  }
}
