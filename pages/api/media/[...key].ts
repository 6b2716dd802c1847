import type { NextApiRequest, NextApiResponse } from "next";
import { PREFIX } from "#lib/contract/operation.ts";
import { mount } from "#lib/http/server/mount.ts";
import { headersOf, sendNode } from "#lib/http/server/send-node.ts";

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

const answer = mount("site");

/** Here and not in app, whose routes may not say how long an answer is: the social network and players ask. */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { key, width } = request.query;
  // By whichever of its two addresses it was asked for.
  const path = [key ?? []].flat().map(encodeURIComponent).join("/");
  const url = new URL(`${PREFIX.site}/media/${path}`, "http://localhost");
  for (const one of [width ?? []].flat()) url.searchParams.append("width", one);
  await sendNode(
    await answer(new Request(url, { method: request.method ?? "GET", headers: headersOf(request) })),
    response,
  );
}
