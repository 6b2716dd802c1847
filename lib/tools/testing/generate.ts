import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { attempt } from "./attempt.ts";
import { expectPostable } from "./video-checks.ts";
import { workspace } from "./workspace.ts";

export type Workspace = Awaited<ReturnType<typeof workspace>>;

/** A post that waits to be made, in the workspace's first project. */
export async function askForPost(at: Workspace, body: Record<string, unknown> = {}): Promise<string> {
  const project = (await at.db.project.findFirst({ where: { workspaceId: at.workspaceId } })) ?? (await at.project());
  await at.db.project.update({ where: { id: project.id }, data: { voice: "default" } });
  const { postId } = await at.api("createPost", {
    body: { projectId: project.id, theme: "5 erros ao moer café", ...body },
  });
  return postId;
}

/** A post that the built-in makers made, in a workspace of its own. */
export async function draftOf(format: Format) {
  const at = await workspace({ previewFormats: FORMATS });
  const id = await askForPost(at, { format, theme: "3 dicas para guardar café em casa" });
  await generatePost(at.runtime, id, attempt());
  const post = await at.api("readPost", { params: { id } });
  return { ...at, id, post };
}

const MEGABYTE = 1024 * 1024;

/** Every file that a post shows is what the network takes: probed as it stands in the storage. */
export async function expectPublishable(at: Workspace, id: string, size: { width: number; height: number }) {
  const { media } = await at.db.post.findUniqueOrThrow({ where: { id } });
  for (const { key, type } of media as { key: string; type: string }[]) {
    const file = await readFile(at.runtime, at.workspaceId, key);
    if (!file) throw new Error(`The file ${key} is gone`);
    const row = await at.db.media.findUniqueOrThrow({ where: { key } });
    if (type === "image") {
      expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", space: "srgb", ...size });
      expect(file.length).toBeLessThan(8 * MEGABYTE);
      continue;
    }
    await withFolder(async (folder) => {
      const path = join(folder, "video.mp4");
      await writeFile(path, file);
      await expectPostable(path, row.durationSeconds ?? 0);
    });
  }
}

export const PAGE = { width: 1080, height: 1350 };
export const SCREEN = { width: 1080, height: 1920 };
