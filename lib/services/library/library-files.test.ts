import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { trackFile } from "./library-files.ts";

test("a post is made of its own project's tracks and its own workspace's files alone", async () => {
  const at = await workspace();
  const [{ id: projectId }, { id: other }] = [await at.project(), await at.project("Outra")];
  const key = `${at.workspaceId}/${projectId}/track/${"a".repeat(64)}.mp3`;
  await at.runtime.ports.storage.put(key, Buffer.from("music"), "audio/mpeg");
  const { id } = await at.db.track.create({
    data: { id: newId("track"), projectId, key, name: "Minha", durationSeconds: 1, suggestedStartSeconds: 0 },
  });
  await withFolder(async (folder) => {
    expect(await trackFile(at.runtime, projectId, id, folder)).toContain(folder);
    await expect(trackFile(at.runtime, other, id, folder)).rejects.toThrow("rendering_failed");
  });
  expect(String(await readFile(at.runtime, at.workspaceId, key))).toBe("music");
  expect(await readFile(at.runtime, newId("ws"), key)).toBeNull();
});
