import { expect, test } from "@playwright/test";
import { createProject, newPerson, query, signIn } from "./people.ts";

const FORMATS = { caption_reel: 7, infographic: 8, animated_audio: null, narrated_photos: null } as const;

interface Post {
  status: string;
  mediaUrls: { url: string; type: string }[];
  content: { durationSeconds?: number } | null;
}

test("every video plays in the browser, from its start to its end", async ({ baseURL, page }) => {
  test.setTimeout(360_000);
  await signIn(page, await newPerson("--preview-formats", "all"));
  await createProject(page, "Café Aurora");
  const listed = await page.request.get("/api/app/projects");
  const [project] = ((await listed.json()) as { projects: { id: string }[] }).projects;
  const projectId = project?.id ?? "";
  await query('UPDATE "Project" SET "voice" = $2 WHERE "id" = $1', projectId, "default");
  await page.goto("/");
  const plays = await page.evaluate(() =>
    document.createElement("video").canPlayType('video/mp4; codecs="avc1.640028, mp4a.40.2"'),
  );
  test.skip(plays === "", "This browser was built without H.264");

  const ids = new Map<string, string>();
  for (const format of Object.keys(FORMATS)) {
    const sent = await page.request.post("/api/app/posts", {
      data: { projectId, format, theme: "3 dicas para guardar café" },
      headers: { Origin: new URL(baseURL ?? "").origin },
    });
    expect(sent.status()).toBe(202);
    ids.set(format, ((await sent.json()) as { postId: string }).postId);
  }
  for (const [format, seconds] of Object.entries(FORMATS)) {
    const read = async () => (await (await page.request.get(`/api/app/posts/${ids.get(format)}`)).json()) as Post;
    await expect.poll(async () => (await read()).status, { timeout: 240_000 }).toBe("draft");
    const { content, mediaUrls } = await read();
    const seen = await page.evaluate(async (url) => {
      const video = document.createElement("video");
      video.muted = true;
      video.src = new URL(url).pathname;
      const heard = (name: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(name, resolve, { once: true });
          video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
        });
      const loaded = heard("loadeddata");
      document.body.append(video);
      await loaded;
      const { duration, videoHeight, videoWidth } = video;
      await video.play();
      while (video.currentTime < 0.3) await new Promise((resolve) => requestAnimationFrame(resolve));
      // To the last second, and over its end.
      const ended = heard("ended");
      video.currentTime = duration - 0.4;
      await ended;
      video.remove();
      return { duration, videoHeight, videoWidth };
    }, mediaUrls[0]?.url ?? "");
    expect(seen, format).toMatchObject({ videoWidth: 1080, videoHeight: 1920 });
    expect(Math.abs(seen.duration - (seconds ?? content?.durationSeconds ?? 0)), format).toBeLessThan(1);
  }
});
