import { expect } from "@playwright/test";
import { mp4 } from "#lib/tools/testing/media-files.ts";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

const MEGABYTE = 1024 * 1024;

test("a long clip arrives whole, and is served with its length, in whole and in part", async ({ baseURL, page }) => {
  await signIn(page, await newPerson());
  await createProject(page, "Padaria Sol");
  const listed = await page.request.get("/api/app/projects");
  const { projects } = (await listed.json()) as { projects: { id: string }[] };

  // Longer than what Next lets through its proxy.
  const video = await mp4();
  const filling = Buffer.alloc(24 * MEGABYTE);
  filling.writeUInt32BE(filling.length, 0);
  filling.write("free", 4);
  const file = Buffer.concat([video, filling]);

  const search = new URLSearchParams({ projectId: projects[0]?.id ?? "", purpose: "clip", name: "Forno" });
  const sent = await page.request.post(`/api/upload?${search}`, {
    data: file,
    headers: { Origin: new URL(baseURL ?? "").origin, "Content-Type": "video/mp4" },
  });
  expect(sent.status()).toBe(201);
  const { durationSeconds, url } = (await sent.json()) as { durationSeconds: number; url: string };
  expect(durationSeconds).toBe(2);

  const path = new URL(url).pathname;
  const whole = await page.request.get(path);
  expect(whole.headers()).toMatchObject({ "content-type": "video/mp4", "content-length": String(file.length) });
  expect(file.equals(await whole.body())).toBe(true);

  const part = await page.request.get(path, { headers: { Range: "bytes=4-7" } });
  expect([part.status(), part.headers()["content-length"], await part.text()]).toEqual([206, "4", "ftyp"]);

  const head = await page.request.head(path);
  expect(head.headers()["content-length"]).toBe(String(file.length));
});
