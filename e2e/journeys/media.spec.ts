import { expect } from "@playwright/test";
import { mp3 } from "#lib/tools/testing/media-files.ts";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a long file arrives whole, and is served with its length, in whole and in part", async ({ baseURL, page }) => {
  await signIn(page, await newPerson());
  await createProject(page, "Padaria Sol");
  const listed = await page.request.get("/api/app/projects");
  const { projects } = (await listed.json()) as { projects: { id: string }[] };

  // Longer than what Next lets through its proxy.
  const file = mp3({ seconds: 1100 });
  expect(file.length).toBeGreaterThan(12_000_000);

  const search = new URLSearchParams({ projectId: projects[0]?.id ?? "", purpose: "track", name: "Forno" });
  const sent = await page.request.post(`/api/upload?${search}`, {
    data: file,
    headers: { Origin: new URL(baseURL ?? "").origin, "Content-Type": "audio/mpeg" },
  });
  expect(sent.status()).toBe(201);
  const { durationSeconds, url } = (await sent.json()) as { durationSeconds: number; url: string };
  expect(durationSeconds).toBeCloseTo(1100, 0);

  const path = new URL(url).pathname;
  const whole = await page.request.get(path);
  expect(whole.headers()).toMatchObject({ "content-type": "audio/mpeg", "content-length": String(file.length) });
  expect(file.equals(await whole.body())).toBe(true);

  const part = await page.request.get(path, { headers: { Range: "bytes=8-11" } });
  expect([part.status(), part.headers()["content-length"]]).toEqual([206, "4"]);
  expect(file.subarray(8, 12).equals(await part.body())).toBe(true);

  const head = await page.request.head(path);
  expect(head.headers()["content-length"]).toBe(String(file.length));
});
