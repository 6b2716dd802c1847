import { expect, test } from "vitest";
import { requestOf } from "./request.ts";

test.each([
  ["fui demitido sem justa causa quais sao meus direitos", "fui demitido sem justa causa"],
  ["Fui demitido. O que fazer?", "Fui demitido"],
  ["meu ar ta pingando oq eu faço", "meu ar ta pingando"],
  ["chave quebrou na porta e agora", "chave quebrou na porta"],
  ["O que fazer se o motor esquentar demais?", "se o motor esquentar demais"],
  ["boiler pressure keeps dropping what do i do", "boiler pressure keeps dropping"],
  ["cork broke in the bottle what now", "cork broke in the bottle"],
  ["What do I do if my car overheats?", "if my car overheats"],
  ["me despidieron del trabajo y ahora que", "me despidieron del trabajo"],
  ["Mi piercing tiene pus. ¿Qué hago?", "Mi piercing tiene pus"],
  ["Unha preta no pé: o que é?", "Unha preta no pé"],
  ["se me recalento el auto que hago", "se me recalento el auto"],
])("%s: the case is %s, and advice on it is asked for", (asked, situation) => {
  expect(requestOf(asked)).toEqual({ situation, isAdvice: true });
});

test.each([
  "Qué es el shiatsu",
  "How often should I wash my hair?",
  "O que fazer no jardim em maio",
  "Qué hacer en otoño",
  "Fui demitido",
])("%s: asks for no advice on a case", (asked) => {
  expect(requestOf(asked)).toEqual({ situation: asked, isAdvice: false });
});
