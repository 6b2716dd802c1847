import { Renderer } from "@takumi-rs/core";
import { embeddedArtist } from "#lib/adapters/embedded/artist/artist.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { renderInfographic } from "#lib/render/infographic/render-infographic.ts";
import { pageCalm, renderPage } from "#lib/render/pages/render-page.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
import { slide } from "#lib/render/testing/slides.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";

// What a still costs beside the engine's own JPEG of a plain page with twelve lines, in the same run. Exits 1 where
// it costs more times that than it may.

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 24);
const colors = { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" };
const brand = { profileName: "Café Aurora", handle: "cafeaurora", photo: null, logo: null };
const look = { colors, brand, titleFont: "Poppins", bodyFont: "Inter", language: "pt", seed: 4 } as const;

const plain = new Renderer();
const reference = () =>
  plain.render(
    {
      type: "container",
      style: { display: "flex", position: "relative", width: 1080, height: 1350, backgroundColor: "#123456" },
      children: Array.from({ length: 12 }, (_, line) => ({
        type: "text" as const,
        text: `Uma linha de texto, a de número ${line}`,
        style: { position: "absolute" as const, left: 80, top: 80 + line * 96, fontSize: 52, color: "#ffffff" },
      })),
    },
    { width: 1080, height: 1350, format: "jpeg", quality: 91 },
  );

const slideOf = (turn: number) => {
  const layoutId = LAYOUT_IDS[turn % LAYOUT_IDS.length] ?? "cover";
  return renderSlide(slide({ ...look, layoutId, fields: placeholderFields(layoutId, "pt"), position: (turn % 7) + 1 }));
};

async function page(turn: number): Promise<unknown> {
  const ideas = Array.from({ length: 6 }, () => ({ subject: "coffee cup", mood: "warm" as const }));
  const style = (["illustration", "paper_cut", "retro", "watercolor"] as const)[turn % 4] ?? "illustration";
  const scene = composeStory(ideas, { style, colors, seed: turn })[turn % 6];
  if (!scene) return null;
  const position = (turn % 6) + 1;
  const calm = pageCalm(look.seed, position, 6);
  const asked = { ...scene, width: 1080, height: 1350, calm, scene, wishes: [] };
  const picture = await embeddedArtist.draw(asked, { signal: new AbortController().signal });
  return renderPage({
    ...look,
    title: "Do grão à xícara",
    body: "Seis paradas de um café.",
    position,
    total: 6,
    picture,
  });
}

const infographic = (turn: number) =>
  renderInfographic({
    ...look,
    kind: (["steps", "comparison", "parts", "timeline", "checklist"] as const)[turn % 5] ?? "steps",
    title: "Um coado que dá certo",
    subtitle: "Cinco passos, sem máquina cara.",
    items: ["coffee grinder", "teapot", "clock", "coffee cup", "scales"].map((subject, index) => ({
      title: `Passo ${index + 1}`,
      text: "Uma frase curta que explica o passo.",
      side: index % 2 === 0 ? "left" : "right",
      picture: { subject, mood: "warm" },
    })),
    sides: { left: "Antes", right: "Depois" },
    footer: "Salve para depois.",
    style: "illustration",
  });

async function times(work: (turn: number) => Promise<unknown>, rounds = ROUNDS): Promise<{ p50: number; p99: number }> {
  for (let turn = 0; turn < 3; turn++) await work(turn);
  const took: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    const from = performance.now();
    await work(turn);
    took.push(performance.now() - from);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

const seven = (turn: number) => Promise.all(Array.from({ length: 7 }, (_, index) => slideOf(turn + index)));
const six = (turn: number) => Promise.all(Array.from({ length: 6 }, (_, index) => page(turn + index)));
const few = Math.max(3, Math.floor(ROUNDS / 4));

const floor = await times(reference);
console.log(`plain page by the engine   p50 ${floor.p50.toFixed(0)} ms   p99 ${floor.p99.toFixed(0)} ms`);
let over = 0;
for (const [name, most, work, rounds] of [
  ["slide", 3, slideOf, ROUNDS],
  ["7 slides at once", 16, seven, few],
  ["premium page", 14, page, ROUNDS],
  ["6 premium pages at once", 60, six, few],
  ["infographic", 10, infographic, ROUNDS],
] as const) {
  const { p50, p99 } = await times(work, rounds);
  const ratio = p50 / floor.p50;
  if (ratio > most) over++;
  console.log(
    `${name.padEnd(26)} p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   ${ratio.toFixed(1)} times, may be ${most}`,
  );
}
process.exitCode = over > 0 ? 1 : 0;
