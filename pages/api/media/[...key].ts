import type { NextApiRequest, NextApiResponse } from "next";
import { boot } from "#lib/boot.ts";
import { answerMedia } from "#lib/http/media.ts";
import { headersOf, sendNode } from "#lib/http/send-node.ts";

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Here and not in app, whose routes may not say how long an answer is: the social network and players ask. */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const key = [request.query["key"] ?? []].flat().join("/");
  const width = Number(request.query["width"]);
  const asked = { method: request.method ?? "GET", headers: headersOf(request), width };
  await sendNode(await answerMedia(boot().runtime, key, asked), response);
}
