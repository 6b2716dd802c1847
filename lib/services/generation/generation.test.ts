import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Format } from "#lib/domain/format.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { expectPostable } from "#lib/tools/testing/video-checks.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { redrawPage } from "./redraw-page.ts";
import { failStuck } from "./fail-stuck.ts";
import { generatePost } from "./generate-post.ts";
import { recordAgain } from "./record-again.ts";
import { renderPost } from "./render-post.ts";

const attempt = (isLast = true) => ({ signal: new AbortController().signal, isLast });

type Workspace = Awaited<ReturnType<typeof workspace>>;

async function create(at: Workspace, body: Record<string, unknown> = {}) {
  const project = await at.project();
  const { postId } = await at.api("createPost", {
    body: { projectId: project.id, theme: "5 erros ao moer café", ...body },
  });
  return postId;
}

describe("a carousel", () => {
  test("goes from its theme to a draft with slides, a caption and a picture of each slide", async () => {
    const at = await workspace();
    const id = await create(at);
    expect(await at.api("readPost", { params: { id } })).toMatchObject({
      status: "queued",
      content: null,
      mediaUrls: [],
    });
    await generatePost(at.runtime, id, attempt());
    const post = await at.api("readPost", { params: { id } });
    expect(post.status).toBe("draft");
    const { slides } = await at.api("listSlides", { params: { id } });
    expect(slides.length).toBeGreaterThanOrEqual(3);
    expect(slides[0]?.layoutId).toBe("cover");
    expect(JSON.stringify(slides).toLowerCase()).toContain("caf");
    expect(post.textContent).toMatch(/#/);
    expect(post.mediaUrls).toHaveLength(slides.length);
    await expectPublishable(at, id, PAGE);
  });

  test("is made once, though its job runs twice", async () => {
    const at = await workspace();
    const id = await create(at);
    await generatePost(at.runtime, id, attempt());
    const first = await at.api("readPost", { params: { id } });
    await generatePost(at.runtime, id, attempt());
    expect(await at.api("readPost", { params: { id } })).toEqual(first);
  });

  test("says who wrote it and from what, on its card too", async () => {
    const at = await workspace();
    const [known, unknown, modelled] = [
      await create(at, { theme: "Café coado sem amargor" }),
      await create(at, { theme: "Encontro de bilboquê" }),
      await create(at, { theme: "Encontro de peteca" }),
    ];
    const { text } = at.runtime.ports;
    const model: typeof text = {
      name: "acme large",
      isModel: true,
      write: async (...args) => ({ ...(await text.write(...args)), writer: "acme large", matter: null }),
    };
    await generatePost(at.runtime, known, attempt());
    await generatePost(at.runtime, unknown, attempt());
    await generatePost({ ...at.runtime, ports: { ...at.runtime.ports, text: model } }, modelled, attempt());
    const app = await at.app();
    const writtenOf = async (id: string) => (await app("readPostDetail", { params: { id } })).written;
    expect(await writtenOf(known)).toEqual({ writer: "embedded", matter: "library" });
    expect(await writtenOf(unknown)).toEqual({ writer: "embedded", matter: "short" });
    expect(await writtenOf(modelled)).toEqual({ writer: "acme large", matter: null });
    const { projectId } = await at.api("readPost", { params: { id: known } });
    const { cards } = await app("listCards", { query: { projectId, limit: "9" } });
    expect(cards.find(({ id }) => id === known)?.matter).toBe("library");
  });

  test("that was deleted meanwhile leaves nothing behind", async () => {
    const at = await workspace();
    const id = await create(at);
    const { text } = at.runtime.ports;
    const ports = {
      ...at.runtime.ports,
      text: {
        ...text,
        write: async (...args: Parameters<typeof text.write>) => {
          await at.api("deletePost", { params: { id } });
          return text.write(...args);
        },
      },
    };
    await generatePost({ ...at.runtime, ports }, id, attempt());
    expect(await at.db.media.count({ where: { postId: id } })).toBe(0);
    expect(await at.db.post.count({ where: { id } })).toBe(0);
  });

  test("fails with a reason when its link cannot be read, and keeps its credit spent", async () => {
    const at = await workspace();
    const id = await create(at, { link: "https://example.com/artigo" });
    const article = { read: () => Promise.reject(new Error("no route")) };
    const runtime = { ...at.runtime, ports: { ...at.runtime.ports, article } };
    await expect(generatePost(runtime, id, attempt(false))).rejects.toThrow();
    expect((await at.api("readPost", { params: { id } })).status).toBe("generating");
    await generatePost(runtime, id, attempt(true));
    expect(await at.db.post.findUnique({ where: { id } })).toMatchObject({
      status: "failed",
      failureReason: "link_unreachable",
    });
    expect((await at.api("readPlan", {})).availableCredits).toBe(29);
  });

  test("of a link is about the article and named by its title", async () => {
    const at = await workspace();
    const link = "https://example.com/torra";
    const project = await at.project();
    const { postId: id } = await at.api("createPost", { body: { projectId: project.id, link } });
    const text =
      "A torra clara preserva a acidez do grão. A torra escura traz amargor e corpo. O descanso de sete dias depois da torra deixa o gás sair. Guardar o pacote fechado conserva o aroma. ".repeat(
        3,
      );
    const article = { read: async () => ({ url: link, title: "Como a torra muda o café", siteName: "Blog", text }) };
    await generatePost({ ...at.runtime, ports: { ...at.runtime.ports, article } }, id, attempt());
    const { posts } = await at.api("listPosts", {});
    expect(posts[0]?.theme).toContain("torra");
    expect(JSON.stringify(await at.api("readPost", { params: { id } }))).toContain("torra");
  });

  test("shows an edit of one slide at once, and draws no other again", async () => {
    const at = await workspace();
    const id = await create(at);
    await generatePost(at.runtime, id, attempt());
    const before = await at.api("readPost", { params: { id } });
    const { slides } = await at.api("listSlides", { params: { id } });
    await at.api("updateSlide", { params: { id: slides[1]?.id ?? "" }, body: { fields: { title: "Outro título" } } });
    const after = await at.api("readPost", { params: { id } });
    const changed = after.mediaUrls.map(({ url }, index) => url !== before.mediaUrls[index]?.url);
    expect(changed).toEqual(slides.map((_, index) => index === 1));
    expect(await at.db.media.count({ where: { postId: id } })).toBe(slides.length);
  });
});

const PREVIEW: Format[] = ["premium_carousel", "infographic", "animated_audio", "narrated_photos"];

async function draftOf(format: string) {
  const at = await workspace({ previewFormats: PREVIEW });
  const id = await create(at, { format, theme: "3 dicas para guardar café em casa" });
  await generatePost(at.runtime, id, attempt());
  const post = await at.api("readPost", { params: { id } });
  return { ...at, id, post };
}

const MEGABYTE = 1024 * 1024;

/** Every file that a post shows is what the network takes: probed as it stands in the storage. */
async function expectPublishable(at: Workspace, id: string, size: { width: number; height: number }) {
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

const PAGE = { width: 1080, height: 1350 };
const SCREEN = { width: 1080, height: 1920 };

describe("a reel", () => {
  test("becomes three blocks over a clip of the library, with music, as a video", async () => {
    const { id, post, ...at } = await draftOf("caption_reel");
    expect(post).toMatchObject({ status: "draft", mediaUrls: [{ type: "video" }] });
    expect(post.content).toMatchObject({ frames: [0, 60, 150], alignment: "center", boxStyle: "rounded" });
    await expectPublishable(at, id, SCREEN);
  }, 120_000);

  test("is rendered again after an edit, and only what was edited last is kept", async () => {
    const at = await draftOf("caption_reel");
    await at.api("updateReel", { params: { id: at.id }, body: { block1: "Outro gancho", sizes: [120, null, null] } });
    await at.api("chooseTrack", { params: { id: at.id }, body: { trackId: null } });
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ isStale: true });
    await renderPost(at.runtime, at.id, attempt().signal);
    const after = await at.api("readPost", { params: { id: at.id } });
    expect(after.mediaUrls[0]?.url).not.toBe(at.post.mediaUrls[0]?.url);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ isStale: false });
    expect(await at.db.media.count({ where: { postId: at.id } })).toBe(2);
  }, 120_000);
});

describe("a premium carousel", () => {
  test("is six pages that are drawn again as one sentence says, with the earlier one kept", async () => {
    const at = await draftOf("premium_carousel");
    expect(at.post.mediaUrls).toHaveLength(6);
    await expectPublishable(at, at.id, PAGE);
    const { slides } = await at.api("listSlides", { params: { id: at.id } });
    const id = slides[2]?.id ?? "";
    await at.api("reimagineSlide", { params: { id }, body: { instruction: "mais escuro e de noite" } });
    expect(await at.api("readEditBudget", { params: { id: at.id } })).toEqual({ used: 1, cap: 2, remaining: 1 });
    await redrawPage(at.runtime, id, "mais escuro e de noite", attempt());
    const after = await at.api("readPost", { params: { id: at.id } });
    const changed = after.mediaUrls.map(({ url }, index) => url !== at.post.mediaUrls[index]?.url);
    expect(changed).toEqual([false, false, true, false, false, false]);
    const row = await at.db.slide.findUniqueOrThrow({ where: { id } });
    expect(at.post.mediaUrls[2]?.url).toContain(row.earlierKey);
  }, 120_000);

  test("gets its edit back when the drawing fails for good", async () => {
    const at = await draftOf("premium_carousel");
    const { slides } = await at.api("listSlides", { params: { id: at.id } });
    const id = slides[0]?.id ?? "";
    await at.api("reimagineSlide", { params: { id }, body: { instruction: "mais claro" } });
    const image = { ...at.runtime.ports.image, draw: () => Promise.reject(new Error("no hands")) };
    await redrawPage({ ...at.runtime, ports: { ...at.runtime.ports, image } }, id, "mais claro", attempt());
    expect(await at.api("readEditBudget", { params: { id: at.id } })).toMatchObject({ used: 0, remaining: 2 });
  }, 120_000);
});

describe("an animated audio", () => {
  test("is a script that is spoken, with scenes on its words, as a video", async () => {
    const at = await workspace({ previewFormats: PREVIEW });
    const project = await at.project();
    await at.db.project.update({ where: { id: project.id }, data: { voice: "default" } });
    const body = { projectId: project.id, theme: "3 dicas para guardar café", format: "animated_audio" as const };
    const { postId: id } = await at.api("createPost", { body });
    await generatePost(at.runtime, id, attempt());
    const post = await at.api("readPost", { params: { id } });
    expect(post).toMatchObject({
      status: "draft",
      mediaUrls: [{ type: "video" }],
      content: { speed: 1, audioOutdated: false },
    });
    const content = post.content as {
      scenes: { start: number; end: number }[];
      durationSeconds: number;
      audioUrl: string;
    };
    expect(content.scenes.length).toBeGreaterThan(3);
    expect(content.scenes.every(({ end, start }) => start < end && end <= content.durationSeconds + 1)).toBe(true);
    const fileOf = (url: string) => readFile(at.runtime, at.workspaceId, url.replace("http://pauta.test/media/", ""));
    await expectPublishable(at, id, SCREEN);
    expect((await fileOf(content.audioUrl))?.subarray(0, 4).toString()).toBe("RIFF");
    const edited = await at.api("updateAudiogram", { params: { id }, body: { script: "Outra fala.", speed: 1.5 } });
    expect(edited.content).toMatchObject({ audioOutdated: true, speed: 1.5 });
    await recordAgain(at.runtime, id, attempt().signal);
    const again = await at.api("readPost", { params: { id } });
    expect(again.content).toMatchObject({ audioOutdated: false, script: "Outra fala." });
    expect(again.mediaUrls[0]?.url).not.toBe(post.mediaUrls[0]?.url);
  }, 180_000);
});

describe("narrated photos", () => {
  test("are a script that is spoken over photos, one for each sentence", async () => {
    const at = await workspace({ previewFormats: PREVIEW });
    const project = await at.project();
    await at.db.project.update({ where: { id: project.id }, data: { voice: "default" } });
    const body = { projectId: project.id, theme: "3 dicas para guardar café", format: "narrated_photos" as const };
    const { postId: id } = await at.api("createPost", { body });
    await generatePost(at.runtime, id, attempt());
    const post = await at.api("readPost", { params: { id } });
    expect(post).toMatchObject({ status: "draft", mediaUrls: [{ type: "video" }] });
    await expectPublishable(at, id, SCREEN);
    const { scenes } = post.content as {
      scenes: { start: number; end: number; photo: string; description: string }[];
    };
    expect(scenes.length).toBeGreaterThan(1);
    // Drawn: the library has but one photo of coffee. They stay when the video is rendered again.
    expect(scenes.every(({ description, photo }) => photo.includes("/scene/") && description !== "")).toBe(true);
    await at.api("updateAudiogram", { params: { id }, body: { hook: "Outro" } });
    await renderPost(at.runtime, id, attempt().signal);
    expect(await at.db.media.count({ where: { postId: id, key: { contains: "/scene/" } } })).toBe(
      new Set(scenes.map(({ photo }) => photo)).size,
    );
    expect(scenes.slice(1).every(({ start }, index) => start === scenes[index]?.end)).toBe(true);
  }, 180_000);
});

describe("an infographic", () => {
  test("is one drawn piece that goes out as a silent reel", async () => {
    const { id, post, ...at } = await draftOf("infographic");
    expect(post.mediaUrls).toMatchObject([{ type: "video" }]);
    await expectPublishable(at, id, SCREEN);
    const { slides } = await at.api("listSlides", { params: { id } });
    expect(slides).toMatchObject([{ layoutId: null, variant: null }]);
  }, 120_000);
});

describe("a post whose job is gone for good", () => {
  const failJob = (at: Workspace, id: string) => at.db.$executeRaw`
    UPDATE pgboss.job SET state = 'failed' WHERE data->'payload'->>'postId' = ${id}`;

  test("is told as failed with a reason, and can be made again for nothing", async () => {
    const at = await workspace();
    const [lost, waiting] = [await create(at), await create(at)];
    await failJob(at, lost);
    // As pg-boss does: the dead are kept in a queue of their own, where they wait.
    await at.db.$executeRaw`
      INSERT INTO pgboss.job (name, data) SELECT 'dead', data FROM pgboss.job
      WHERE data->'payload'->>'postId' = ${lost}`;
    expect(await failStuck(at.runtime)).toBe(1);
    expect(await at.db.post.findUnique({ where: { id: lost } })).toMatchObject({
      status: "failed",
      failureReason: "timed_out",
    });
    expect((await at.api("readPost", { params: { id: waiting } })).status).toBe("queued");
    const app = await at.app();
    await app("retryPost", { params: { id: lost } });
    expect(await failStuck(at.runtime)).toBe(0);
    await generatePost(at.runtime, lost, attempt());
    expect((await at.api("readPost", { params: { id: lost } })).status).toBe("draft");
    expect((await at.api("readPlan", {})).availableCredits).toBe(28);
  });
});
