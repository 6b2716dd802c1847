import sharp from "sharp";
import { expect, test } from "vitest";
import { FORMATS } from "#lib/domain/format.ts";
import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import type { Picture } from "#lib/ports/image.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const blank = sharp({ create: { width: 64, height: 80, channels: 3, background: "#884422" } }).jpeg();

let made = 0;

/** A premium carousel whose pictures a model draws; each of its calls may end in a fault. */
async function painted(faultOf: (picture: Picture, call: number) => ProviderFaultKind | null) {
  const at = await workspace({ previewFormats: FORMATS });
  const name = `brush ${process.pid} ${++made}`;
  const asked: Picture[] = [];
  at.runtime.ports.image = {
    name,
    isModel: true,
    async draw(picture) {
      asked.push(picture);
      const kind = faultOf(picture, asked.length);
      if (kind) throw new ProviderFault({ part: "image", provider: name, kind });
      return blank.clone().toBuffer();
    },
  };
  const id = await askForPost(at, { format: "premium_carousel", theme: "3 dicas para guardar café em casa" });
  const lanes = await runJobs(at.runtime, id);
  const { generation, status } = await at.db.post.findUniqueOrThrow({ where: { id }, include: { generation: true } });
  return { ...at, id, asked, lanes, status, standIns: generation?.standIns };
}

test("a picture that failed is drawn again, and none of the others", async () => {
  const { asked, lanes, standIns, status } = await painted((_, call) => (call === 4 ? "broken" : null));
  expect(status).toBe("draft");
  expect(asked).toHaveLength(7);
  expect(new Set(asked.map(({ subject, seed }) => `${subject} ${seed}`)).size).toBeLessThanOrEqual(6);
  expect(lanes).toEqual(["patient", "patient", "heavy"]);
  expect(standIns).toEqual([]);
  // The first is the hand of the others.
  expect(asked.map(({ reference }) => reference !== undefined)).toEqual([false, ...asked.slice(1).map(() => true)]);
}, 60_000);

test("a refused subject is asked for more plainly, and the post tells it", async () => {
  const { asked, standIns, status } = await painted((_, call) => (call === 1 ? "subject_refused" : null));
  expect(status).toBe("draft");
  expect(asked).toHaveLength(7);
  expect(standIns).toEqual(["plainer_picture"]);
}, 60_000);

test("what is refused again is drawn by the built-in artist, within ten calls of one post", async () => {
  const { app, asked, id, standIns, status } = await painted(() => "subject_refused");
  expect(status).toBe("draft");
  expect(asked).toHaveLength(10);
  expect(standIns).toEqual(["built_in_picture"]);
  expect(await (await app())("readPostDetail", { params: { id } })).toMatchObject({ standIns: ["built_in_picture"] });
}, 60_000);
