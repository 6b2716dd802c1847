import type { PublicationEventKind } from "#lib/domain/timeline.ts";
import {
  type Answer,
  type Container,
  type Grant,
  type LiveMedia,
  SocialError,
  type SocialPort,
} from "#lib/ports/social.ts";
import type { Advance, Outcome, Publication } from "./publication.ts";

const GIVE_UP_MS = 60 * 60_000;
const CONTAINER_TRIES_MAX = 3;
const PUBLISH_TRIES_MAX = 8;
const QUOTA_AGAIN_MS = 15 * 60_000;
const FIND_FOR_MS = 10 * 60_000;
const CLOCKS_DIFFER_MS = 2 * 60_000;

interface Inputs {
  readonly social: SocialPort;
  readonly grant: Grant;
  readonly now: Date;
  fileUrl(key: string): string;
  /** media that already belong to posts of ours */
  isBound(mediaId: string): Promise<boolean>;
}

type StepRun = (publication: Publication, inputs: Inputs) => Promise<Advance>;

/** Soon at first, then ever more rarely. */
function pollDelayMs(waitedMs: number): number {
  if (waitedMs < 3000) return 250;
  if (waitedMs < 10_000) return 1000;
  if (waitedMs < 120_000) return 5000;
  return waitedMs < 600_000 ? 15_000 : 60_000;
}

/** Ever later: a network in trouble is left in peace. */
const sendDelayMs = (tries: number): number => Math.min(500 * 2 ** tries, 120_000);

const now: Outcome = { next: "now" };
const advance = (publication: Publication, outcome: Outcome, event: PublicationEventKind | null = null): Advance => ({
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
export async function advancePublication(publication: Publication, inputs: Inputs): Promise<Advance> {
  if (isOverdue(publication, inputs.now)) return giveUp(publication);
  const waitedMs = inputs.now.getTime() - publication.startedAt.getTime();
  try {
    return await RUNS[publication.step](publication, inputs);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    return settle({ ...publication, lastError: error.said }, heard(publication, error.answer), waitedMs);
  }
}

/** A question that goes wrong changes nothing: it is asked again, or cannot be. */
function heard({ step }: Publication, answer: Answer): Answer {
  const stands = step !== "reconciling" || answer.do === "reconnect" || answer.do === "wait";
  return stands ? answer : { do: "again" };
}

export const isOverdue = ({ startedAt, step }: Publication, at: Date): boolean =>
  step !== "done" && at.getTime() - startedAt.getTime() > GIVE_UP_MS;

/** Nothing that was sent is ever called back: what is not known stays to be found out at the next try. */
export const giveUp = (publication: Publication): Advance =>
  advance(
    publication,
    { next: "failed", because: publication.publishSentAt ? "not_confirmed" : "network_too_slow" },
    "gave_up",
  );

function settle(publication: Publication, answer: Answer, waitedMs: number): Advance {
  switch (answer.do) {
    case "again":
      return advance(publication, { next: "later", inMs: pollDelayMs(waitedMs) * 2 }, "network_faltered");
    case "wait":
      return advance(publication, { next: "later", inMs: answer.forMs }, "network_limits");
    case "anew":
      return anew(publication);
    case "ask":
      return advance({ ...publication, step: "reconciling" }, now, "answer_unclear");
    case "reconnect":
      return advance(publication, { next: "reconnect", because: answer.because }, "connection_ended");
    case "fail":
      return advance(publication, { next: "failed", because: answer.because }, "network_refused");
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

/** A slot may free within our bound; else a person should know at once. */
function quotaFull(publication: Publication, at: Date): Advance {
  const waitedMs = at.getTime() - publication.startedAt.getTime();
  if (waitedMs + QUOTA_AGAIN_MS > GIVE_UP_MS) {
    return advance(publication, { next: "failed", because: "quota_full" }, "quota_full");
  }
  return advance(publication, { next: "later", inMs: QUOTA_AGAIN_MS }, "quota_full");
}

async function prepare(publication: Publication, { grant, social, ...inputs }: Inputs): Promise<Advance> {
  const { total, used } = await social.readQuota(grant);
  if (used >= total) return quotaFull(publication, inputs.now);
  const { files } = publication;
  if (files.length < 2) return advance({ ...publication, step: "parent" }, now, "sending");
  const children = files.map(({ key }) => ({ key, containerId: null, isReady: false }));
  return advance({ ...publication, step: "children", children }, now, "sending");
}

/** First every container that is still missing, each kept however the others fare; then they are asked after. */
function makeChildren(publication: Publication, inputs: Inputs): Promise<Advance> {
  const isMade = publication.children.every(({ containerId }) => containerId !== null);
  return isMade ? readChildren(publication, inputs) : createChildren(publication, inputs);
}

async function createChildren(
  publication: Publication,
  { fileUrl, grant, social, ...inputs }: Inputs,
): Promise<Advance> {
  const tries = await Promise.allSettled(
    publication.children.map(async ({ containerId, key }, index) => {
      const altText = publication.files[index]?.altText ?? "";
      return containerId ?? (await social.createContainer(grant, { kind: "child", url: fileUrl(key), altText }));
    }),
  );
  const children = publication.children.map((child, index) => {
    const tried = tries[index];
    return tried?.status === "fulfilled" ? { ...child, containerId: tried.value } : child;
  });
  const made = { ...publication, children };
  const lost = tries.find((tried) => tried.status === "rejected");
  if (!lost) return advance(made, now);
  if (!(lost.reason instanceof SocialError)) throw lost.reason;
  return settle(made, lost.reason.answer, inputs.now.getTime() - publication.startedAt.getTime());
}

async function readChildren(publication: Publication, { grant, social, ...inputs }: Inputs): Promise<Advance> {
  const unread = publication.children.filter(({ isReady }) => !isReady);
  const states = await Promise.all(unread.map(({ containerId }) => social.readContainer(grant, containerId ?? "")));
  const lost = states.find((state) => state.is === "failed" || state.is === "expired");
  if (lost) return settle(publication, lost.is === "failed" ? lost.answer : { do: "again" }, 0);
  const ready = new Set(unread.filter((_, index) => states[index]?.is === "ready").map(({ key }) => key));
  const children = publication.children.map((child) => ({ ...child, isReady: child.isReady || ready.has(child.key) }));
  if (children.every(({ isReady }) => isReady)) return advance({ ...publication, children, step: "parent" }, now);
  const waitedMs = inputs.now.getTime() - publication.startedAt.getTime();
  return advance({ ...publication, children }, { next: "later", inMs: pollDelayMs(waitedMs) });
}

async function makeParent(publication: Publication, { fileUrl, grant, social }: Inputs): Promise<Advance> {
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
    if (error instanceof SocialError && error.answer.do === "fail") return anew(publication);
    throw error;
  }
}

async function wait(publication: Publication, { grant, social, ...inputs }: Inputs): Promise<Advance> {
  const state = await social.readContainer(grant, publication.containerId ?? "");
  const waitedMs = inputs.now.getTime() - publication.startedAt.getTime();
  switch (state.is) {
    case "making":
      return advance(publication, { next: "later", inMs: pollDelayMs(waitedMs) });
    case "ready": {
      // On record before it is sent: a lost answer is always noticed.
      const publishTries = publication.publishTries + 1;
      return advance({ ...publication, step: "publishing", publishSentAt: inputs.now, publishTries }, now);
    }
    case "live":
      return advance({ ...publication, step: "reconciling" }, now);
    case "expired":
      return anew(publication);
    case "failed":
      return settle(publication, state.answer, waitedMs);
  }
}

async function publish(publication: Publication, { grant, social }: Inputs): Promise<Advance> {
  const mediaId = await social.publish(grant, publication.containerId ?? "");
  return advance({ ...publication, mediaId, step: "done" }, now, "live");
}

/** What happened is settled by asking, never by sending again. */
async function reconcile(publication: Publication, inputs: Inputs): Promise<Advance> {
  const { containerId, publishSentAt } = publication;
  const { is } = await inputs.social.readContainer(inputs.grant, containerId ?? "");
  const sinceMs = inputs.now.getTime() - (publishSentAt ?? publication.startedAt).getTime();
  if (is === "live") {
    const found = await findLive(publication, inputs);
    if (found) return advance({ ...publication, mediaId: found, step: "done" }, now, "found_live");
    if (sinceMs < FIND_FOR_MS) return advance(publication, { next: "later", inMs: pollDelayMs(sinceMs) * 2 });
    return advance({ ...publication, step: "done" }, now, "live_without_link");
  }
  if (is === "making") return advance(publication, { next: "later", inMs: pollDelayMs(sinceMs) });
  if (is === "ready") return sendAgain(publication, inputs);
  return anew({ ...publication, publishSentAt: null });
}

/** It is known not to be live, and its container can be used still. */
function sendAgain(publication: Publication, { social }: Inputs): Advance {
  const { lastError, publishTries } = publication;
  const because = lastError && social.refusalIn(lastError);
  if (because) return advance(publication, { next: "failed", because }, "network_refused");
  if (publishTries >= PUBLISH_TRIES_MAX) return giveUp(publication);
  const waiting: Publication = { ...publication, step: "waiting" };
  return advance(waiting, { next: "later", inMs: sendDelayMs(publishTries) }, "sending_again");
}

/** The one live post that can be this one; of several, none is taken for it. */
async function findLive(publication: Publication, { grant, isBound, now: at, social }: Inputs): Promise<string | null> {
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
