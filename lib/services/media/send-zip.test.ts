import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { sendZip } from "./send-zip.ts";

test("a reader who leaves closes the file that they were being sent", async () => {
  const output = new PassThrough();
  const file = new Readable({ read: () => undefined });
  const sent = sendZip(output, async (zip) => {
    output.destroy(new Error("left"));
    await zip.file("a.png", file, { compress: false });
  });
  await expect(sent).rejects.toThrow("left");
  expect(file.destroyed).toBe(true);
});
