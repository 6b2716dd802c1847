import { fetchImage } from "#lib/network/fetch/media.ts";
import { newId } from "#lib/network/ids.ts";
import type { Params } from "#lib/network/http/request.ts";
import type { AccountRow, ContainerKind, ContainerRow } from "#lib/network/store/rows.ts";
import { ownAccount } from "./accounts.ts";
import type { Call } from "./call.ts";
import { CONTAINER_MS, fetchFor, findContainer, statusOf } from "./containers.ts";
import { badParameter, GraphError } from "./errors.ts";
import { demand } from "./grants.ts";
import { KINDS } from "./kinds.ts";

const CAPTION_LIMIT = 2200;
const USER_TAG_LIMIT = 20;
const MENTION_LIMIT = 20;
const ALT_TEXT_LIMIT = 1000;

interface Wanted {
  kind: ContainerKind;
  film: boolean;
  isChild: boolean;
}

/** Creates a container. Pictures are fetched before the answer, films after it: their faults show in the status. */
export async function createContainer(call: Call): Promise<object> {
  const { context, params, fault } = call;
  demand(call.grant, "content_publish");
  const account = ownAccount(call, "post");
  checkCount(call, account);
  const wanted = readWanted(params);
  const options = readOptions(params, wanted);
  const { hasItems } = KINDS[wanted.kind];
  const children = hasItems ? readChildren(call, account) : [];
  const container = newContainer(call, account, wanted, { caption: readCaption(call, wanted), options, children });
  if (!hasItems && !wanted.film) {
    const file = await fetchImage(context, container.source_url ?? "", wanted.kind === "story" ? "story" : "post");
    container.file = file.sha256;
    container.fetch_state = "fetched";
    container.ready_at = context.clock.now() + context.settings.imageProcessingMs;
  }
  if (fault?.do === "never_finish") container.stuck = 1;
  context.store.transaction(() => {
    context.store.insert("containers", { ...container });
    for (const child of children) adopt(call, child, container.id);
  });
  if (wanted.film) void fetchFor(context, container);
  return { id: container.id };
}

function checkCount({ context }: Call, account: AccountRow): void {
  const made = context.store.count(
    "select count(*) as n from containers where account_id = ? and created_at > ?",
    account.id,
    context.clock.now() - CONTAINER_MS,
  );
  if (made >= context.settings.containersPerDay) {
    throw new GraphError(4, null, { message: "The account has created its containers of the last 24 hours." });
  }
}

const isTrue = (text: string | undefined): boolean => text === "true" || text === "1";

function readWanted(params: Params): Wanted {
  const type = params["media_type"];
  const isChild = isTrue(params["is_carousel_item"]);
  const asked = { film: type === "REELS" || type === "VIDEO" || (type === "STORIES" && !params["image_url"]) };
  if (params["upload_type"] === "resumable") throw badParameter("The parameter video_url is required");
  if (type !== undefined && !["IMAGE", "VIDEO", "REELS", "CAROUSEL", "STORIES"].includes(type)) {
    throw new GraphError(100, 2207023);
  }
  if (type === "CAROUSEL") {
    if (isChild) throw badParameter("A carousel cannot be an item of a carousel");
    return { kind: "carousel", film: false, isChild: false };
  }
  if (asked.film && !params["video_url"]) throw badParameter("The parameter video_url is required");
  if (!asked.film && !params["image_url"]) throw badParameter("The parameter image_url is required");
  if (type === "STORIES") return { kind: "story", film: asked.film, isChild: false };
  if (!asked.film) return { kind: "image", film: false, isChild };
  if (type === "REELS") {
    if (isChild) throw badParameter("Reels cannot be items of a carousel");
    return { kind: "reel", film: true, isChild: false };
  }
  if (!isChild) throw badParameter("media_type VIDEO is for carousel items: use REELS for a film of its own");
  return { kind: "video", film: true, isChild: true };
}

/** Characters are counted as code points. */
function readCaption({ context, params }: Call, { kind, isChild }: Wanted): string | null {
  const caption = params["caption"];
  if (caption === undefined || isChild || kind === "story") return null;
  if ([...caption].length > CAPTION_LIMIT) throw new GraphError(36004, 2207010);
  if ((caption.match(/(^|[^\w@])@[\w.]+/g) ?? []).length > MENTION_LIMIT) throw new GraphError(100, 2207040);
  const { dropsCaptionOfTooManyHashtags, maxHashtags } = context.settings;
  if ((caption.match(/#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu) ?? []).length <= maxHashtags) return caption;
  if (dropsCaptionOfTooManyHashtags) return "";
  throw new GraphError(36004, 2207010, { message: `The caption has more than ${maxHashtags} hashtags.` });
}

function readOptions(params: Params, { kind, film, isChild }: Wanted): Params {
  const options: Params = film ? { video: "1" } : {};
  const keep = (name: string) => {
    const value = params[name];
    if (value !== undefined) options[name] = value;
  };
  if (kind === "image") keep("alt_text");
  if ([...(options["alt_text"] ?? "")].length > ALT_TEXT_LIMIT) throw badParameter("alt_text is too long");
  if (kind === "reel") {
    for (const name of ["cover_url", "thumb_offset", "share_to_feed", "audio_name"]) keep(name);
    const offset = Number(options["thumb_offset"] ?? 0);
    if (!(offset >= 0)) throw new GraphError(1, 2207057);
    if (params["trial_params"] !== undefined) throw new GraphError(100, 2207081);
  }
  if (!isChild) readCollaborators(params);
  if (KINDS[kind].tagsPeople) readUserTags(params, film);
  for (const name of ["collaborators", "user_tags"]) keep(name);
  if (params["product_tags"] !== undefined) throw new GraphError(100, 2207037);
  for (const name of ["is_ai_generated", "location_id"]) keep(name);
  return options;
}

function readCollaborators(params: Params): void {
  const text = params["collaborators"];
  if (text === undefined) return;
  const names = listIn(text);
  if (!names) throw badParameter("Param collaborators must be an array");
  if (names.length > 3) throw badParameter("Param collaborators takes at most 3 accounts");
}

/** A place within the picture for each; in a film nobody has one. */
function readUserTags(params: Params, film: boolean): void {
  const text = params["user_tags"];
  if (text === undefined) return;
  const tags = listIn(text);
  if (!tags || tags.length > USER_TAG_LIMIT)
    throw badParameter(`Param user_tags must be an array of at most ${USER_TAG_LIMIT}`);
  const isShare = (value: unknown) => typeof value === "number" && value >= 0 && value <= 1;
  for (const tag of tags) {
    const { username, x, y } = (tag ?? {}) as Record<string, unknown>;
    if (typeof username !== "string" || !/^[\w.]{1,30}$/.test(username))
      throw badParameter("Param user_tags needs a username");
    if (!film && !(isShare(x) && isShare(y))) throw badParameter("Param user_tags needs x and y from 0 to 1");
  }
}

function listIn(text: string): unknown[] | null {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

function readChildren(call: Call, account: AccountRow): ContainerRow[] {
  const { context, params } = call;
  const ids = (params["children"] ?? "")
    .replaceAll(/[[\]"\s]/g, "")
    .split(",")
    .filter(Boolean);
  if (ids.length < 2 || ids.length > context.settings.maxCarouselItems || new Set(ids).size !== ids.length) {
    throw new GraphError(100, 2207028);
  }
  return ids.map((id) => {
    const child = findContainer(context, id);
    if (!child || child.account_id !== account.id)
      throw badParameter(`Param children: ${id} is not a container of this account`);
    if (!child.is_child) throw badParameter(`Param children: ${id} was not created as a carousel item`);
    if (child.parent_id !== null) throw badParameter(`Param children: ${id} is used by another carousel`);
    if (statusOf(context, child).code === "EXPIRED") throw badParameter(`Param children: ${id} has expired`);
    return child;
  });
}

function adopt({ context }: Call, child: ContainerRow, parentId: string): void {
  const changed = context.store.run(
    "update containers set parent_id = ? where id = ? and parent_id is null",
    parentId,
    child.id,
  );
  if (changed === 0) throw badParameter(`Param children: ${child.id} is used by another carousel`);
}

interface Content {
  caption: string | null;
  options: Params;
  children: ContainerRow[];
}

function newContainer(call: Call, account: AccountRow, wanted: Wanted, content: Content): ContainerRow {
  const now = call.context.clock.now();
  return {
    id: newId("container"),
    account_id: account.id,
    kind: wanted.kind,
    is_child: wanted.isChild ? 1 : 0,
    caption: content.caption,
    source_url: (wanted.film ? call.params["video_url"] : call.params["image_url"]) ?? null,
    children: JSON.stringify(content.children.map((child) => child.id)),
    options: JSON.stringify(content.options),
    fetch_state: wanted.film ? "fetching" : "fetched",
    file: null,
    cover: null,
    error_code: null,
    error_subcode: null,
    ready_at: now,
    created_at: now,
    parent_id: null,
    stuck: 0,
    consumed_at: null,
  };
}
