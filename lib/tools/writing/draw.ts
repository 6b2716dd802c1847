import sharp from "sharp";
import { embeddedArtist } from "#lib/adapters/embedded/artist/artist.ts";
import { DEFAULT_BODY_FONT, DEFAULT_TITLE_FONT } from "#lib/domain/brand.ts";
import { type Draft, INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import { layoutFields } from "#lib/domain/layout.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { drawInfographic } from "#lib/render/infographic/render-infographic.ts";
import type { SheetResult } from "#lib/render/paint/sheet.ts";
import { drawPage, pageCalm } from "#lib/render/pages/render-page.ts";
import { drawSlide } from "#lib/render/slides/render-slide.ts";
import { look } from "./drawn.ts";
import type { Post } from "./post.ts";

const THUMB = { width: 330, quality: 72 } as const;
const PALETTES = [
  { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
  { background: "#eef6f0", text: "#12372a", brand: "#1f7a5c" },
  { background: "#14213d", text: "#faf8f4", brand: "#fca311" },
  { background: "#fdf0f3", text: "#3a0f26", brand: "#a4286a" },
] as const;
const STYLES = ["illustration", "paper_cut", "retro", "watercolor"] as const;
const USE = { signal: new AbortController().signal };

type Render = (bare: boolean) => Promise<SheetResult>;

/** A way to draw each still that a draft has, and the names of the texts that are the draft's own. */
async function stillsOf(
  draft: Draft,
  { brief: { brand, language, seed } }: Post["piece"],
): Promise<[Render, string[]][]> {
  const shared = {
    colors: PALETTES[seed % PALETTES.length] ?? PALETTES[0],
    titleFont: DEFAULT_TITLE_FONT,
    bodyFont: DEFAULT_BODY_FONT,
    brand: { profileName: brand.profileName, handle: null, photo: null, logo: null },
    language,
    seed,
  };
  const style = STYLES[seed % STYLES.length] ?? STYLES[0];
  if ("slides" in draft) {
    const total = draft.slides.length;
    return draft.slides.map(({ fields, layoutId, picture }, index) => {
      const idea = picture ? ({ kind: "idea", idea: picture, style } as const) : null;
      const input = {
        ...shared,
        fields,
        layoutId,
        position: index + 1,
        total,
        picture: idea,
        texture: "none",
      } as const;
      return [(bare) => drawSlide(input, bare), [...layoutFields(layoutId)]];
    });
  }
  if ("pages" in draft) {
    const total = draft.pages.length;
    const scenes = composeStory(
      draft.pages.map(({ picture }) => picture),
      { style, colors: shared.colors, seed },
    );
    return Promise.all(
      draft.pages.map(async ({ body, title }, index): Promise<[Render, string[]]> => {
        const scene = scenes[index];
        if (!scene) throw new Error("A page without its picture");
        const calm = pageCalm(seed, index + 1, total);
        const size = { width: 1080, height: 1350 };
        const picture = await embeddedArtist.draw({ ...scene, ...size, calm, scene, wishes: [] }, USE);
        return [
          (bare) => drawPage({ ...shared, title, body, position: index + 1, total, picture }, bare),
          ["title", "body"],
        ];
      }),
    );
  }
  if ("kind" in draft && INFOGRAPHIC_KINDS.includes(draft.kind)) {
    const items = draft.items.flatMap((_, index) => [`item${index}`, `text${index}`]);
    return [
      [
        (bare) => drawInfographic({ ...draft, ...shared, style }, bare),
        ["title", "subtitle", "footer", "left", "right", ...items],
      ],
    ];
  }
  return [];
}

/** Draws a post's stills, finds what is wrong with how they look, and keeps small pictures of them. */
async function drawPost(post: Post): Promise<void> {
  if (!post.draft) return;
  for (const [render, names] of await stillsOf(post.draft, post.piece)) {
    const [bare, whole] = [await render(true), await render(false)];
    const seen = look(bare, whole.pixels, names);
    const { data, height, width } = whole.pixels;
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(THUMB.width)
      .jpeg({ quality: THUMB.quality })
      .toBuffer();
    post.drawn.push({ ...seen, jpeg });
    post.faults.push(...seen.faults);
  }
}

const AT_ONCE = 2;

export async function drawAll(posts: readonly Post[]): Promise<void> {
  const waiting = [...posts];
  const work = async () => {
    for (let post = waiting.shift(); post; post = waiting.shift()) await drawPost(post);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
