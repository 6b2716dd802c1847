import { expect, test } from "vitest";
import { readAsked } from "./read-asked.ts";

test("names in the post's own language are read", () => {
  const answer = `{'titulo': 'Fio dental', 'legenda': 'Passe o fio antes.', 'hashtags': '# fio # saude', 'slides': [{'titulo': 'Antes', 'itens': ['Solta', 'Limpa']}]}`;
  expect(readAsked("carousel", answer)).toMatchObject({
    title: "Fio dental",
    caption: "Passe o fio antes.",
    hashtags: ["#fio", "#saude"],
    slides: [{ title: "Antes", items: ["Solta", "Limpa"] }],
  });
});

test("a post told in two objects is one", () => {
  const answer = `{"title":"A","caption":"B"}\n{"hook":"um","complement":"dois","call":"três"}`;
  expect(readAsked("caption_reel", answer)).toMatchObject({ title: "A", caption: "B", texts: ["um", "dois", "três"] });
});

test("parts by number, in a box, are a list", () => {
  const answer = JSON.stringify({
    post: { title: "A", caption: "B", pages: { page1: { title: "um" }, page2: { title: "dois" } } },
  });
  expect(readAsked("premium_carousel", answer)).toMatchObject({ pages: [{ title: "um" }, { title: "dois" }] });
});

test("sides are known by their place or their name", () => {
  const items = [
    { title: "a", side: "esquerda" },
    { title: "b", side: "Derecha" },
    { title: "c", side: "RIGHT" },
  ];
  const asked = readAsked("infographic", JSON.stringify({ caption: "x", sides: ["Fio", "Escova"], items }));
  expect(asked).toMatchObject({
    left: "Fio",
    right: "Escova",
    items: [{ side: "left" }, { side: "right" }, { side: "right" }],
  });
});

test.each(["", "Claro!", "[1, 2]", '{"error": "no"}'])("%j holds no post", (answer) => {
  expect(readAsked("carousel", answer)).toBeNull();
});
