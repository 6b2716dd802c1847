import { describe, expect, test } from "vitest";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { askForPost, expectPublishable, PAGE } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { generatePost } from "./generate-post.ts";

describe("a carousel", () => {
  test("goes from its theme to a draft with slides, a caption and a picture of each slide", async () => {
    const at = await workspace();
    const id = await askForPost(at);
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
    const id = await askForPost(at);
    await generatePost(at.runtime, id, attempt());
    const first = await at.api("readPost", { params: { id } });
    await generatePost(at.runtime, id, attempt());
    expect(await at.api("readPost", { params: { id } })).toEqual(first);
  });

  test("says who wrote it and from what, on its card too", async () => {
    const at = await workspace();
    const [known, unknown, modelled] = [
      await askForPost(at, { theme: "5 erros ao moer café" }),
      await askForPost(at, { theme: "Encontro de bilboquê" }),
      await askForPost(at, { theme: "Encontro de peteca" }),
    ];
    const { text } = at.runtime.ports;
    const model: typeof text = {
      name: "acme large",
      isModel: true,
      write: async (...args) => ({ ...(await text.write(...args)), writer: "acme large", matter: null }),
    };
    await generatePost(at.runtime, known, attempt());
    await generatePost(at.runtime, unknown, attempt());
    await runJobs({ ...at.runtime, ports: { ...at.runtime.ports, text: model } }, modelled);
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
    const id = await askForPost(at);
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
    const id = await askForPost(at, { link: "https://example.com/artigo" });
    const article = { read: () => Promise.reject(new Error("no route")) };
    const runtime = { ...at.runtime, ports: { ...at.runtime.ports, article } };
    await expect(generatePost(runtime, id, attempt({ isLast: false }))).rejects.toThrow();
    expect((await at.api("readPost", { params: { id } })).status).toBe("generating");
    await generatePost(runtime, id, attempt());
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
    const id = await askForPost(at);
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
