import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "#lib/network/context.ts";
import { newId, shortcodeOf } from "#lib/network/ids.ts";
import type { ContainerRow, FileRow, MediaItem } from "#lib/network/store/rows.ts";
import { ownAccount, postsSince, QUOTA_MS, quotaTotal } from "./accounts.ts";
import type { Call } from "./call.ts";
import { childrenOf, findContainer, statusOf } from "./containers.ts";
import { badParameter, GraphError } from "./errors.ts";
import { demand } from "./grants.ts";
import { KINDS } from "./kinds.ts";

/** Makes a finished container a post. One transaction consumes it: of two calls at once, one gets the post. */
export async function publish(call: Call): Promise<object> {
  const { context, params, fault } = call;
  demand(call.grant, "content_publish");
  const account = ownAccount(call, "post");
  const creationId = params["creation_id"];
  if (!creationId) throw badParameter("The parameter creation_id is required");
  if (context.settings.publishDelayMs > 0) await sleep(context.settings.publishDelayMs);
  if (account.restricted) throw new GraphError(25, 2207050);
  return context.store.transaction(() => {
    const container = findContainer(context, creationId);
    if (!container || container.account_id !== account.id || container.is_child) throw new GraphError(24, 2207008);
    const status = statusOf(context, container).code;
    if (status === "PUBLISHED" || status === "EXPIRED") throw new GraphError(24, 2207008);
    if (status !== "FINISHED") throw new GraphError(9007, 2207027);
    const total = fault?.do === "quota_total" ? fault.total : quotaTotal(context, account);
    if (postsSince(context, account.id, context.clock.now() - QUOTA_MS) >= total) throw new GraphError(9, 2207042);
    const hiddenMs =
      fault?.do === "hide_from_media_list_for" ? fault.ms : (account.list_lag_ms ?? context.settings.listLagMs);
    return { id: goLive(context, container, hiddenMs) };
  });
}

function goLive(context: Context, container: ContainerRow, hiddenMs: number): string {
  const { store, clock } = context;
  const now = clock.now();
  const id = newId("media");
  const { type, product, hasItems } = KINDS[container.kind];
  const items = (hasItems ? childrenOf(context, container) : [container]).map((part) =>
    itemOf(context, part, hasItems ? newId("media") : id),
  );
  store.run("update containers set consumed_at = ? where id = ?", now, container.id);
  store.insert("media", {
    id,
    account_id: container.account_id,
    container_id: container.id,
    shortcode: shortcodeOf(id),
    type: type ?? (items[0]?.type === "video/mp4" ? "VIDEO" : "IMAGE"),
    product,
    caption: container.caption,
    items: JSON.stringify(items),
    options: JSON.stringify({ ...JSON.parse(container.options), cover: container.cover }),
    published_at: now,
    visible_at: now + hiddenMs,
  });
  return id;
}

function itemOf({ store }: Context, part: ContainerRow, id: string): MediaItem {
  const file = store.one<FileRow>("select * from files where sha256 = ?", part.file ?? "");
  if (!file) throw new Error(`The file of container ${part.id} is missing.`);
  const options = JSON.parse(part.options) as Record<string, string>;
  return {
    id,
    file: file.sha256,
    type: file.type,
    width: file.width,
    height: file.height,
    durationMs: file.duration_ms,
    altText: options["alt_text"] ?? null,
    ...(options["user_tags"] !== undefined && { userTags: options["user_tags"] }),
  };
}
