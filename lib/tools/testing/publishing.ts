import { beforeAll } from "vitest";
import { encryptToken } from "#lib/crypto/token-cipher.ts";
import { jpeg } from "#lib/network/testing/files.ts";
import { openNetwork } from "#lib/network/testing/harness.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { runPublication } from "#lib/services/publications/run-publication.ts";
import { makePost } from "./make-post.ts";
import { networkSocial } from "./network-social.ts";
import { workspace } from "./workspace.ts";

const LEASE_MS = 91_000;
const signal = new AbortController().signal;

/** A network for the tests of one file, and posts that are ready to go out to it. */
export async function openPublishing() {
  const network = await openNetwork();
  beforeAll(network.quick);
  const social = networkSocial(network);
  let made = 0;

  /** A workspace whose project is connected to the network, with a post that is ready to go out. */
  async function ready(pictures = 1) {
    const at = await workspace({ settings: { appUrl: network.source.url } });
    at.clock.advance(Date.now() - at.clock.now().getTime());
    const runtime: Runtime = { ...at.runtime, ports: { ...at.runtime.ports, social } };
    const project = await at.project();
    const handle = `marca${Date.now()}${++made}`;
    const granted = await network.control("POST", "/grant", { handle });
    await at.db.socialConnection.create({
      data: {
        projectId: project.id,
        handle,
        accountId: String(granted["userId"]),
        appScopedId: String(granted["scopedId"]),
        token: encryptToken(String(granted["accessToken"]), runtime.settings.tokenKey),
        scopes: [],
        tokenIssuedAt: at.clock.now(),
        tokenExpiresAt: new Date(at.clock.now().getTime() + 60 * 86_400_000),
      },
    });
    const { id } = await makePost(at, { projectId: project.id, textContent: `Legenda ${handle}` });
    const keys = Array.from({ length: pictures }, (_, index) => `${at.workspaceId}/render/${handle}-${index}.jpg`);
    for (const key of keys) network.source.put(`media/${key}`, { body: jpeg() });
    await at.db.post.update({ where: { id }, data: { media: keys.map((key) => ({ key, type: "image" })) } });
    const publish = () => at.api("publishPost", { params: { id } });
    /** runs until the post has left `publishing`, as the jobs would */
    const carry = async (using: Runtime = runtime) => {
      for (let run = 0; run < 60; run++) {
        await runPublication(using, id, signal);
        if ((await at.db.post.findUniqueOrThrow({ where: { id } })).status !== "publishing") return;
        at.clock.advance(LEASE_MS);
      }
    };
    const live = async () => {
      const { posts } = await network.control("GET", `/ledger?account=${handle}`);
      return posts as { mediaId: string; caption: string; files: unknown[] }[];
    };
    return { ...at, runtime, id, handle, publish, carry, live };
  }

  return { network, ready, social };
}
