import { expect, test } from "vitest";
import { proposeBrand } from "./brand-proposal.ts";

const page = {
  name: "Café Aurora",
  description: "Torrefação de cafés especiais em Belo Horizonte.",
  headings: ["Café Aurora", "Assinatura mensal", "Como preparar"],
  paragraphs: [
    "Feito para quem toma café em casa e quer aprender a preparar melhor.",
    "Você escolhe o grão, a gente torra na semana e entrega na sua porta.",
    "Curto.",
  ],
  color: "#b4531f",
};

test("a page's own words become the brand's fields", () => {
  expect(proposeBrand(page, "pt")).toEqual({
    profileName: "Café Aurora",
    description: "Torrefação de cafés especiais em Belo Horizonte.",
    targetAudience: "Feito para quem toma café em casa e quer aprender a preparar melhor.",
    contentPreferences: "Assuntos da casa: Assinatura mensal, Como preparar.",
    toneOfVoice: "Próximo e claro: fala direto com a pessoa.",
    brandColor: "#b4531f",
  });
});

test("what a page does not say stays empty", () => {
  const silent = { name: "exemplo.com", description: "", headings: [], paragraphs: [], color: null };
  expect(proposeBrand(silent, "en")).toEqual({
    profileName: "exemplo.com",
    description: "",
    targetAudience: "",
    contentPreferences: "",
    toneOfVoice: "",
    brandColor: null,
  });
});

test.each([
  ["sober", "A empresa atua no setor desde 1998. O escritório fica no centro da cidade.", /^Sóbrio/],
  ["lively", "Vem com a gente! Seu treino começa hoje! Você consegue!", /^Animado/],
])("a %s page gives a tone to match", (_, description, tone) => {
  expect(proposeBrand({ ...page, description, paragraphs: [] }, "pt").toneOfVoice).toMatch(tone);
});
