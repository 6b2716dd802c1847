import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { empty, layout } from "./layout.ts";

export function notFound({ response }: Pick<Exchange, "response">): void {
  const content = empty("Esta página não existe", "O endereço pode estar errado ou a publicação não existe.");
  sendPage(response, 404, layout({ title: "Não encontrada · Rede local", content }));
}
