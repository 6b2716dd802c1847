import { measureQuota } from "#lib/metrics/measures.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { PublicationEventKind } from "#lib/domain/timeline.ts";
import { type Answer, type Container, type Grant, SocialError, type SocialPort } from "#lib/ports/social.ts";
import { findLive } from "./find-live.ts";
import { fetchDelayMs, ownDelayMs, pollDelayMs, sendDelayMs } from "./pauses.ts";
import type { Advance, Outcome, Publication } from "./publication.ts";

const GIVE_UP_MS = 60 * 60_000;
const CONTAINER_TRIES_MAX = 3;
const PUBLISH_TRIES_MAX = 8;
const QUOTA_AGAIN_MS = 15 * 60_000;
const FIND_FOR_MS = 10 * 60_000;
/** A host may not reach its own public address: after so long the network is asked all the same, whose word counts. */
const OWN_WORD_MS = 2 * 60_000;

interface Inputs {
  readonly social: SocialPort;
  readonly grant: Grant;
  readonly now: Date;
  fileUrl(key: string): string;
  /** whether the file can be fetched from there, as the network will fetch it */
  canFetch(url: string): Promise<boolean>;
  /** media that already belong to posts of ours */
  isBound(mediaId: string): Promise<boolean>;
}

type StepRun = (publication: Publication, inputs: Inputs) => Promise<Advance>;

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
  try {
    return await RUNS[publication.step](publication, inputs);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    return settle({ ...publication, lastError: error.said }, heard(publication, error.answer), inputs.now);
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
export function giveUp(publication: Publication): Advance {
  const { publishSentAt, unfetchedAt } = publication;
  const because = publishSentAt ? "not_confirmed" : unfetchedAt ? "file_unreachable" : "network_too_slow";
  return advance(publication, { next: "failed", because }, "gave_up");
}

const waitedMs = ({ startedAt }: Publication, at: Date) => at.getTime() - startedAt.getTime();

function settle(publication: Publication, answer: Answer, at: Date): Advance {
  switch (answer.do) {
    case "again": {
      const inMs = pollDelayMs(waitedMs(publication, at)) * 2;
      return advance(publication, { next: "later", inMs }, "network_faltered");
    }
    case "wait":
      return advance(publication, { next: "later", inMs: answer.forMs }, "network_limits");
    case "anew":
      return anew(publication);
    case "refetch":
      return refetch(publication, at);
    case "ask":
      return unclear(publication);
    case "reconnect":
      return advance(publication, { next: "reconnect", because: answer.because }, "connection_ended");
    case "fail":
      return advance(publication, { next: "failed", because: answer.because }, "network_refused");
  }
}

/** Nothing is wrong with the files: whoever serves them is away, for as long as a deployment takes. */
function refetch(publication: Publication, at: Date): Advance {
  if (publication.publishSentAt) return unclear(publication);
  const inMs = fetchDelayMs(waitedMs(publication, at));
  const again: Publication = { ...publication, step: "prepared", containerId: null, unfetchedAt: at };
  return advance(again, { next: "later", inMs }, "container_again");
}

const unclear = (publication: Publication): Advance =>
  advance({ ...publication, step: "reconciling" }, now, "answer_unclear");

/** A second container is made only when the first cannot go live any more. */
function anew(publication: Publication, because: FailureCode = "file_unreachable"): Advance {
  if (publication.publishSentAt) return unclear(publication);
  if (publication.containerTries >= CONTAINER_TRIES_MAX) {
    return advance(publication, { next: "failed", because }, "network_refused");
  }
  const children = publication.children.map((child) => ({ ...child, containerId: null, isReady: false }));
  const containerTries = publication.containerTries + 1;
  const again: Publication = { ...publication, step: "prepared", containerId: null, children, containerTries };
  return advance(again, { next: "later", inMs: 1000 * containerTries }, "container_again");
}

/** A slot may free within our bound; else a person should know at once. */
function quotaFull(publication: Publication, at: Date): Advance {
  if (waitedMs(publication, at) + QUOTA_AGAIN_MS > GIVE_UP_MS) {
    return advance(publication, { next: "failed", because: "quota_full" }, "quota_full");
  }
  return advance(publication, { next: "later", inMs: QUOTA_AGAIN_MS }, "quota_full");
}

async function prepare(publication: Publication, inputs: Inputs): Promise<Advance> {
  const { grant, social } = inputs;
  const waited = waitedMs(publication, inputs.now);
  if (waited < OWN_WORD_MS && !(await canBeFetched(publication, inputs))) {
    const awaiting = { ...publication, unfetchedAt: inputs.now };
    return advance(awaiting, { next: "later", inMs: ownDelayMs(waited) }, "files_awaited");
  }
  const { total, used } = await social.readQuota(grant);
  measureQuota(total > 0 ? used / total : 1);
  if (used >= total) return quotaFull(publication, inputs.now);
  const { files } = publication;
  if (files.length < 2) return advance({ ...publication, step: "parent" }, now, "sending");
  // Those that the network has from an earlier try are good still.
  const children = files.map(({ key }, index) => {
    const known = publication.children[index];
    return known?.key === key ? known : { key, containerId: null, isReady: false };
  });
  return advance({ ...publication, step: "children", children }, now, "sending");
}

async function canBeFetched({ files }: Publication, { canFetch, fileUrl }: Inputs): Promise<boolean> {
  const keys = new Set(files.flatMap(({ coverKey, key }) => (coverKey ? [key, coverKey] : [key])));
  const found = await Promise.all([...keys].map((key) => canFetch(fileUrl(key))));
  return found.every(Boolean);
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
      const { altText = "", tags = [] } = publication.files[index] ?? {};
      return containerId ?? (await social.createContainer(grant, { kind: "child", url: fileUrl(key), altText, tags }));
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
  return settle({ ...made, lastError: lost.reason.said }, lost.reason.answer, inputs.now);
}

async function readChildren(publication: Publication, { grant, social, ...inputs }: Inputs): Promise<Advance> {
  const states = await Promise.all(
    publication.children.map(async ({ containerId, isReady }) =>
      isReady ? ({ is: "ready" } as const) : social.readContainer(grant, containerId ?? ""),
    ),
  );
  const children = publication.children.map((child, index) => {
    const is = states[index]?.is;
    return is === "failed" || is === "expired"
      ? { ...child, containerId: null }
      : { ...child, isReady: is === "ready" };
  });
  const known = { ...publication, children };
  const failed = states.find((state) => state.is === "failed");
  if (failed) return settle(known, failed.answer, inputs.now);
  if (states.some(({ is }) => is === "expired")) return settle(known, { do: "again" }, inputs.now);
  if (children.every(({ isReady }) => isReady)) return advance({ ...known, unfetchedAt: null, step: "parent" }, now);
  return advance(known, { next: "later", inMs: pollDelayMs(waitedMs(publication, inputs.now)) });
}

async function makeParent(publication: Publication, { fileUrl, grant, social }: Inputs): Promise<Advance> {
  const { caption, children, collaborators, files } = publication;
  const [file] = files;
  if (!file) return advance(publication, { next: "failed", because: "file_refused" });
  if (children.length > 0) return makeCarousel(publication, social, grant);
  const url = fileUrl(file.key);
  const named = { caption, collaborators, tags: file.tags };
  const container: Container =
    file.type === "video"
      ? { kind: "reel", url, coverUrl: file.coverKey && fileUrl(file.coverKey), ...named }
      : { kind: "image", url, altText: file.altText, ...named };
  const containerId = await social.createContainer(grant, container);
  return advance({ ...publication, containerId, unfetchedAt: null, step: "waiting" }, now, "container_made");
}

async function makeCarousel(publication: Publication, social: SocialPort, grant: Grant): Promise<Advance> {
  const children = publication.children.map(({ containerId }) => containerId ?? "");
  try {
    const { caption, collaborators } = publication;
    const whole = { kind: "carousel", caption, collaborators, children } as const;
    const containerId = await social.createContainer(grant, whole);
    return advance({ ...publication, containerId, step: "waiting" }, now, "container_made");
  } catch (error) {
    // The children may belong to a parent whose answer was lost: nobody sees it, and new ones are free.
    if (error instanceof SocialError && error.answer.do === "fail") return anew(publication, error.answer.because);
    throw error;
  }
}

async function wait(publication: Publication, { grant, social, ...inputs }: Inputs): Promise<Advance> {
  const state = await social.readContainer(grant, publication.containerId ?? "");
  switch (state.is) {
    case "making":
      return advance(publication, { next: "later", inMs: pollDelayMs(waitedMs(publication, inputs.now)) });
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
      return settle(publication, state.answer, inputs.now);
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
    const found = await findLive(publication, { ...inputs, until: inputs.now });
    if (found) return advance({ ...publication, mediaId: found.id, step: "done" }, now, "found_live");
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
