import { expect, test } from "vitest";
import { plainValue } from "#lib/domain/slide.ts";
import { slide } from "#lib/render/testing/slides.ts";
import { iconFor } from "./layout-call.ts";
import { drawSlide } from "./render-slide.ts";

test.each([
  ["Salve este post", "bookmark"],
  ["Comente e depois salve", "message-circle"],
  ["Chame no WhatsApp", "phone"],
  ["Entre em contato", "arrow-right"],
  ["Marque seu horário", "calendar-check"],
  ["Ven por el tuyo", "map-pin"],
  ["Conoce la marca", "arrow-right"],
  ["Book a table", "calendar-check"],
])("“%s” has the icon %s", (words, icon) => {
  expect(iconFor(words)).toBe(icon);
});

test("a call slide asks for what its fields ask for and adds nothing", async () => {
  const fields = {
    title: plainValue("Café da tarde às 16h"),
    body: plainValue(""),
    action: plainValue("Reserve sua mesa"),
  };
  for (const position of [1, 2, 3]) {
    const { boxes } = await drawSlide(slide({ layoutId: "call", fields, position }), true);
    const own = ["profileName", "handle", "pages", "initials"];
    expect(boxes.map(({ name }) => name).filter((name) => !own.includes(name))).toEqual(["title", "action"]);
  }
});

test.each([
  ["statement", "body"],
  ["question", "body"],
  ["cover", "subtitle"],
  ["call", "body"],
] as const)("%s with nothing but its %s tells it as large as a title", async (layoutId, only) => {
  for (const position of [1, 2, 3]) {
    const fields = { title: plainValue(""), [only]: plainValue("Prove antes de servir") };
    const { boxes } = await drawSlide(slide({ layoutId, fields, position }), true);
    expect(boxes.find(({ name }) => name === only)?.size).toBeGreaterThan(100);
  }
});
