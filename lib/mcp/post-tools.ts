import { setTimeout as sleep } from "node:timers/promises";
import type { CallToolResult, McpServer, ServerContext } from "@modelcontextprotocol/server";
import * as z from "zod";
import { type Output, operations } from "#lib/contract/index.ts";
import { PostView } from "#lib/contract/posts.ts";
import { isInFlight, type Status } from "#lib/domain/post.ts";
import { sentWith } from "#lib/sdk/flat.ts";
import type { Pauta } from "./call.ts";
import { resultOf } from "./tools.ts";

const ASKED_EVERY_MS = 2500;
const WAITS = { initial: 120, max: 600 } as const;
/** one of those that pictures are made smaller to; a slide can be read at it */
const PICTURE_WIDTH = 640;
const PICTURES_MAX = 10;

/** How far a post has come, in steps that a progress bar can show. */
const STAGES: readonly (readonly Status[])[] = [["queued"], ["generating", "publishing"]];
const stageOf = (status: Status): number => {
  const stage = STAGES.findIndex((statuses) => statuses.includes(status));
  return stage === -1 ? STAGES.length : stage;
};

const read = (pauta: Pauta, id: string) => pauta.call(operations.readPost, sentWith({ params: { id } }));

/** What no single operation does: to wait for a post, and to look at it. */
export function addPostTools(server: McpServer, pauta: Pauta): void {
  server.registerTool(
    "wait_for_post",
    {
      description:
        "Wait until a post is made or published, and read it. Ends at once for a post that nothing happens to. When the time is over the post is answered as it is.",
      inputSchema: z.strictObject({
        id: z.string(),
        seconds: z.number().min(1).max(WAITS.max).default(WAITS.initial).describe("how long to wait at most"),
      }),
      outputSchema: PostView,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ id, seconds }, context) => waitForPost(pauta, id, Date.now() + seconds * 1000, context),
  );
  server.registerTool(
    "show_post",
    {
      description: "Look at a post: its pictures (of a video its cover, with the video's link) and its caption.",
      inputSchema: z.strictObject({ id: z.string() }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ id }) => showPost(pauta, id),
  );
}

async function waitForPost(pauta: Pauta, id: string, until: number, context: ServerContext): Promise<CallToolResult> {
  for (;;) {
    const answered = await read(pauta, id);
    if (answered.status >= 400) return resultOf(answered);
    // By the contract: the dispatcher held it against this schema.
    const post = answered.body as Output<"readPost">;
    await tellProgress(context, post.status);
    if (!isInFlight(post) || Date.now() + ASKED_EVERY_MS > until) return resultOf(answered);
    await sleep(ASKED_EVERY_MS, undefined, { signal: context.mcpReq.signal });
  }
}

async function tellProgress({ mcpReq }: ServerContext, status: Status): Promise<void> {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return;
  const params = { progressToken: token, progress: stageOf(status), total: STAGES.length, message: status };
  await mcpReq.notify({ method: "notifications/progress", params });
}

async function showPost(pauta: Pauta, id: string): Promise<CallToolResult> {
  const answered = await read(pauta, id);
  if (answered.status >= 400) return resultOf(answered);
  const post = answered.body as Output<"readPost">;
  // A video asked for by a width is its cover.
  const urls = post.mediaUrls.slice(0, PICTURES_MAX);
  const pictures = await Promise.all(urls.map(({ url }) => pauta.picture(url, PICTURE_WIDTH)));
  const videos = post.mediaUrls.filter(({ type }) => type === "video");
  return {
    content: [
      { type: "text", text: [post.textContent, ...videos.map(({ url }) => url)].filter(Boolean).join("\n\n") },
      ...pictures.flatMap((picture) =>
        picture ? [{ type: "image" as const, data: picture.data.toString("base64"), mimeType: picture.type }] : [],
      ),
    ],
  };
}
