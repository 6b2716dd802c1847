import { createHmac } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { newId } from "#lib/db/id.ts";
import { exportWorkspace } from "#lib/services/archive/export-workspace.ts";
import { makeMedia, makePost, reviewLink } from "./make-post.ts";
import type { Samples } from "./sample.ts";
import { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** The secret that the local network signs with. */
const APP_SECRET = "local-network-secret";
const SIGNATURE = "signed";

/** For the operations at addresses of their own, as `SAMPLES`. */
export const SITE_SAMPLES = {
  signUp: async () => {
    const email = `${newId("event")}@example.com`;
    return { body: { name: "Lia", email, password: "a good password", language: "pt" } };
  },
  askForPasskey: async () => ({}),
  acceptInvite: async (at) => {
    const { email } = at.owner;
    await (
      await (await workspace()).app()
    )("inviteMember", { body: { email } });
    return { body: { token: await inviteTo(at, email) } };
  },

  readReview: async (at) => ({ params: { token: (await reviewLink(at)).token } }),
  answerReview: async (at) => {
    const { postId, token } = await reviewLink(at);
    return { params: { token, postId }, body: { verdict: "change", version: 1, text: "Troque a capa" } };
  },

  finishConnect: async (at) => {
    const { id } = await at.project();
    const { url } = await (await at.app())("beginConnect", { params: { id } });
    return { query: { state: new URL(url).searchParams.get("state") ?? "" } };
  },
  receiveDeauthorization: async () => ({ body: { signed_request: notice() } }),
  receiveDataDeletion: async () => ({ body: { signed_request: notice() } }),
  showDataDeletion: async () => ({}),

  receiveBillingEvent: async (at) => {
    const news = { id: newId("event"), type: "customer.updated", payload: {}, settles: null };
    const readEvent = (_: string, signature: string | null) => (signature === SIGNATURE ? news : null);
    at.withPorts({ billing: { ...at.runtime.ports.billing, isLocal: false, readEvent } });
    return { body: JSON.stringify(news), headers: { "stripe-signature": SIGNATURE } };
  },

  uploadFile: async (at) => {
    const { id: projectId } = await at.project();
    return { query: { projectId, purpose: "picture" }, body: new Blob([await picture()]) };
  },
  readMedia: async (at) => ({ params: await stored(at), headers: { range: "bytes=0-" } }),
  measureMedia: async (at) => ({ params: await stored(at) }),

  exportWorkspace: async (at) => {
    await at.project();
    return {};
  },
  importWorkspace: async () => {
    const other = await workspace();
    await other.project();
    const output = new PassThrough();
    const [zip] = await Promise.all([
      buffer(output),
      exportWorkspace(other.runtime, other.runtime.settings.databaseUrl, other.workspaceId, output),
    ]);
    // As if it were of another instance: here nothing of it is left.
    await other.db.project.deleteMany({ where: { workspaceId: other.workspaceId } });
    return { body: new Blob([new Uint8Array(zip)]) };
  },

  downloadPost: async (at) => ({ params: { id: (await makePost(at)).id } }),
  drawSample: async (at) => ({ query: { projectId: (await at.project()).id, slide: 0 } }),
} satisfies Partial<Samples>;

/** The invite's secret, as the mail that waits to be sent carries it. */
async function inviteTo({ db }: Workspace, email: string): Promise<string> {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job
    WHERE data->'payload'->>'to' = ${email} ORDER BY created_on DESC`;
  return /invite\/([\w-]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}

function notice(): string {
  const body = Buffer.from(JSON.stringify({ algorithm: "HMAC-SHA256", user_id: newId("event") })).toString("base64url");
  return `${createHmac("sha256", APP_SECRET).update(body).digest("base64url")}.${body}`;
}

async function picture() {
  const background = { r: 20, g: 60, b: 200 };
  return new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

async function stored(at: Workspace) {
  const key = (await makeMedia(at)).slice(`${at.runtime.settings.appUrl}/media/`.length);
  await at.runtime.ports.storage.put(key, await picture(), "image/jpeg");
  return { key };
}
