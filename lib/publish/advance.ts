import { type Container, type Grant, type LiveMedia, SocialError, type SocialPort } from "#lib/ports/social.ts";
import { type Action, actionFor, publishActionFor } from "./error-actions.ts";
import type { Advance, Outcome, Publication } from "./publication.ts";

const GIVE_UP_MS = 60 * 60_000;
const CONTAINER_TRIES_MAX = 3;
const PUBLISH_TRIES_MAX = 3;
const FIND_FOR_MS = 10 * 60_000;
const CLOCKS_DIFFER_MS = 2 * 60_000;

interface World {
  readonly social: SocialPort;
  readonly grant: Grant;
  readonly now: Date;
  fileUrl(key: string): string;
  /** media that already belong to posts of ours */
  isBound(mediaId: string): Promise<boolean>;
}

type StepRun = (publication: Publication, world: World) => Promise<Advance>;

/** Soon at first, then ever more rarely. */
function pollDelayMs(waitedMs: number): number {
  if (waitedMs < 3000) return 250;
  if (waitedMs < 10_000) return 1000;
  if (waitedMs < 120_000) return 5000;
  return waitedMs < 600_000 ? 15_000 : 60_000;
}

const now: Outcome = { next: "now" };
const advance = (publication: Publication, outcome: Outcome, event: string | null = null): Advance => ({
  publication,
  outcome,
  event,
});

const RUNS: Record<Publication["step"], StepRun> = {
  prepared: prepare,
  children: makeChildren,
  parent: makeParent,
  waiting: wait,
  publishing: publish,
  reconciling: reconcile,
  done: (publication) => Promise.resolve(advance(publication, { next: "live" })),
  failed: (publication) => Promise.resolve(advance(publication, { next: "failed", because: "network_refused" })),
};

/** One step of one publication. It sends at most one call that matters, and what it learned is stored before the next. */
export async function advancePublication(publication: Publication, world: World): Promise<Advance> {
  const waitedMs = world.now.getTime() - publication.startedAt.getTime();
  if (waitedMs > GIVE_UP_MS && publication.step !== "done" && publication.step !== "reconciling") {
    return advance(publication, { next: "failed", because: "network_too_slow" }, "gave_up");
  }
  try {
    return await RUNS[publication.step](publication, world);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const action = publication.step === "publishing" ? publishActionFor(error) : actionFor(error);
    return settle(publication, action, waitedMs);
  }
}

function settle(publication: Publication, action: Action, waitedMs: number): Advance {
  switch (action.do) {
    case "again":
      return advance(publication, { next: "later", inMs: pollDelayMs(waitedMs) * 2 }, "network_faltered");
    case "wait":
      return advance(publication, { next: "later", inMs: 60_000 }, "network_limits");
    case "anew":
      return anew(publication);
    case "ask":
      return advance({ ...publication, step: "reconciling" }, now, "answer_unclear");
    case "reconnect":
      return advance(publication, { next: "reconnect", because: action.because }, "connection_ended");
    case "fail":
      return advance(publication, { next: "failed", because: action.because }, "network_refused");
  }
}

/** A second container is made only when the first cannot go live any more. */
function anew(publication: Publication): Advance {
  if (publication.publishSentAt) return advance({ ...publication, step: "reconciling" }, now, "answer_unclear");
  if (publication.containerTries >= CONTAINER_TRIES_MAX) {
    return advance(publication, { next: "failed", because: "file_unreachable" }, "network_refused");
  }
  const children = publication.children.map((child) => ({ ...child, containerId: null, isReady: false }));
  const containerTries = publication.containerTries + 1;
  const again: Publication = { ...publication, step: "prepared", containerId: null, children, containerTries };
  return advance(again, { next: "later", inMs: 1000 * containerTries }, "container_again");
}

async function prepare(publication: Publication, { grant, social }: World): Promise<Advance> {
  const { total, used } = await social.readQuota(grant);
  if (used >= total) return advance(publication, { next: "later", inMs: 15 * 60_000 }, "quota_full");
  const { files } = publication;
  if (files.length < 2) return advance({ ...publication, step: "parent" }, now, "sending");
  const children = files.map(({ key }) => ({ key, containerId: null, isReady: false }));
  return advance({ ...publication, step: "children", children }, now, "sending");
}

async function makeChildren(publication: Publication, { fileUrl, grant, social, ...world }: World): Promise<Advance> {
  const children = await Promise.all(
    publication.children.map(async (child, index) => {
      if (child.isReady) return child;
      const altText = publication.files[index]?.altText ?? "";
      const containerId =
        child.containerId ?? (await social.createContainer(grant, { kind: "child", url: fileUrl(child.key), altText }));
      return { ...child, containerId };
    }),
  );
  const unread = children.filter(({ isReady }) => !isReady);
  const states = await Promise.all(unread.map(({ containerId }) => social.readContainer(grant, containerId ?? "")));
  const failed = states.find(({ state }) => state === "ERROR" || state === "EXPIRED");
  if (failed) return settle({ ...publication, children }, actionFor({ code: -1, subcode: failed.subcode }), 0);
  const ready = new Set(unread.filter((_, index) => states[index]?.state === "FINISHED").map(({ key }) => key));
  const read = children.map((child) => ({ ...child, isReady: child.isReady || ready.has(child.key) }));
  if (read.every(({ isReady }) => isReady)) return advance({ ...publication, children: read, step: "parent" }, now);
  const waitedMs = world.now.getTime() - publication.startedAt.getTime();
  return advance({ ...publication, children: read }, { next: "later", inMs: pollDelayMs(waitedMs) });
}

async function makeParent(publication: Publication, { fileUrl, grant, social }: World): Promise<Advance> {
  const { caption, children, files } = publication;
  const [file] = files;
  if (!file) return advance(publication, { next: "failed", because: "file_refused" });
  if (children.length > 0) return makeCarousel(publication, social, grant);
  const url = fileUrl(file.key);
  const container: Container =
    file.type === "video"
      ? { kind: "reel", url, caption, coverUrl: file.coverKey && fileUrl(file.coverKey) }
      : { kind: "image", url, caption, altText: file.altText };
  const containerId = await social.createContainer(grant, container);
  return advance({ ...publication, containerId, step: "waiting" }, now, "container_made");
}

async function makeCarousel(publication: Publication, social: SocialPort, grant: Grant): Promise<Advance> {
  const children = publication.children.map(({ containerId }) => containerId ?? "");
  try {
    const { caption } = publication;
    const containerId = await social.createContainer(grant, { kind: "carousel", caption, children });
    return advance({ ...publication, containerId, step: "waiting" }, now, "container_made");
  } catch (error) {
    // The children may belong to a parent whose answer was lost: nobody sees it, and new ones are free.
    if (error instanceof SocialError && actionFor(error).do === "fail") return anew(publication);
    throw error;
  }
}

async function wait(publication: Publication, { grant, social, ...world }: World): Promise<Advance> {
  const { state, subcode } = await social.readContainer(grant, publication.containerId ?? "");
  const waitedMs = world.now.getTime() - publication.startedAt.getTime();
  switch (state) {
    case "IN_PROGRESS":
      return advance(publication, { next: "later", inMs: pollDelayMs(waitedMs) });
    case "FINISHED": {
      // On record before it is sent: a lost answer is always noticed.
      const publishTries = publication.publishTries + 1;
      return advance({ ...publication, step: "publishing", publishSentAt: world.now, publishTries }, now);
    }
    case "PUBLISHED":
      return advance({ ...publication, step: "reconciling" }, now);
    case "EXPIRED":
      return anew(publication);
    case "ERROR":
      return settle(publication, actionFor({ code: -1, subcode }), waitedMs);
  }
}

async function publish(publication: Publication, { grant, social }: World): Promise<Advance> {
  const mediaId = await social.publish(grant, publication.containerId ?? "");
  return advance({ ...publication, mediaId, step: "done" }, now, "live");
}

/** What happened is settled by asking, never by sending again. */
async function reconcile(publication: Publication, world: World): Promise<Advance> {
  const { containerId, publishSentAt, publishTries } = publication;
  const { state } = await world.social.readContainer(world.grant, containerId ?? "");
  const sinceMs = world.now.getTime() - (publishSentAt ?? publication.startedAt).getTime();
  if (state === "PUBLISHED") {
    const found = await findLive(publication, world);
    if (found) return advance({ ...publication, mediaId: found, step: "done" }, now, "found_live");
    if (sinceMs < FIND_FOR_MS) return advance(publication, { next: "later", inMs: pollDelayMs(sinceMs) * 2 });
    return advance({ ...publication, step: "done" }, now, "live_without_link");
  }
  if (state === "FINISHED" && publishTries < PUBLISH_TRIES_MAX) {
    return advance({ ...publication, step: "waiting" }, { next: "later", inMs: 1000 * publishTries }, "sending_again");
  }
  if (state === "IN_PROGRESS") return advance(publication, { next: "later", inMs: pollDelayMs(sinceMs) });
  if (state === "FINISHED") return advance(publication, { next: "failed", because: "not_confirmed" }, "gave_up");
  return anew({ ...publication, publishSentAt: null });
}

/** The one live post that can be this one; of several, none is taken for it. */
async function findLive(publication: Publication, { grant, isBound, now: at, social }: World): Promise<string | null> {
  const from = (publication.publishSentAt ?? publication.startedAt).getTime() - CLOCKS_DIFFER_MS;
  const live = await social.listMedia(grant);
  const alike = live.filter(
    ({ caption, kind, publishedAt }) =>
      publishedAt.getTime() >= from &&
      publishedAt.getTime() <= at.getTime() + CLOCKS_DIFFER_MS &&
      kind === kindOf(publication) &&
      normalize(caption) === normalize(publication.caption),
  );
  const free = [];
  for (const media of alike) if (!(await isBound(media.id))) free.push(media.id);
  return free.length === 1 ? (free[0] ?? null) : null;
}

function kindOf({ files }: Publication): LiveMedia["kind"] {
  if (files.length > 1) return "carousel";
  return files[0]?.type === "video" ? "reel" : "image";
}

const normalize = (caption: string) => caption.replaceAll("\r\n", "\n").normalize("NFC").trim();
