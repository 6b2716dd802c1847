import { beforeAll, expect, test } from "vitest";
import type { MatterKind } from "#lib/domain/draft.ts";
import type { ArticlePort } from "#lib/ports/article.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const OWN_WORDS = `Encontro de bilboquê na praça.
O encontro acontece no sábado, dia 12, das 9h às 13h, no coreto da praça da matriz, com cadeiras para quem quiser sentar.
É para quem nunca jogou: levamos bilboquês de sobra e ensinamos as três primeiras manobras em meia hora.
A entrada é livre e quem trouxer um brinquedo antigo ganha um café no balcão.`;
const LINK = "https://example.com/bilboque";
const article: ArticlePort = {
  read: async (url) => ({
    url,
    title: "O bilboquê voltou às praças",
    siteName: "Jornal da Praça",
    text: [
      "O bilboquê é um brinquedo de madeira com uma bola presa por um cordão a um bastão.",
      "A prefeitura comprou trezentos bilboquês para as escolas da cidade no mês de março.",
      "Os professores contam que as crianças passam o recreio inteiro com o bilboquê na mão.",
      "O torneio da cidade recebeu quarenta jogadores de bilboquê no último fim de semana.",
    ].join("\n"),
  }),
};

let at: Workspace;
let projectId: string;

beforeAll(async () => {
  at = await workspace();
  projectId = (await at.project()).id;
});

async function check(body: { theme?: string; link?: string }): Promise<MatterKind | null> {
  const { matter } = await (await at.app())("checkTheme", { body: { projectId, ...body } });
  return matter;
}

test.each<[MatterKind, string]>([
  ["short", "Encontro de bilboquê"],
  ["library", "5 erros ao moer café"],
  ["told", OWN_WORDS],
])("before a credit is spent it is said what there is to write from: %s", async (matter, theme) => {
  const before = await at.db.post.count();
  expect(await check({ theme })).toBe(matter);
  expect(await at.db.post.count()).toBe(before);
});

test("a page that can be read is matter; one that cannot says nothing", async () => {
  at.withPorts({ article });
  expect(await check({ link: LINK })).toBe("page");
  expect(await check({ link: "http://127.0.0.1/bilboque" })).toBeNull();
  at.withPorts({ article: { read: () => Promise.reject(new Error("no route")) } });
  expect(await check({ link: LINK })).toBeNull();
});

test("nothing is said of nothing", async () => {
  expect(await check({ theme: "  " })).toBeNull();
});

test("a model is not judged by what the built-in writer knows", async () => {
  const { text } = at.runtime.ports;
  at.withPorts({ text: { ...text, isModel: true } });
  expect(await check({ theme: "Encontro de bilboquê" })).toBeNull();
  at.withPorts({ text });
});
