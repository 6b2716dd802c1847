import type { Context } from "#lib/network/context.ts";
import { fetchImage, fetchVideo } from "#lib/network/fetch/media.ts";
import type { ContainerRow } from "#lib/network/store/rows.ts";
import { GraphError } from "./errors.ts";
import { KINDS } from "./kinds.ts";

export const CONTAINER_MS = 86_400_000;

export type StatusCode = "IN_PROGRESS" | "FINISHED" | "ERROR" | "EXPIRED" | "PUBLISHED";

const TEXTS: Record<Exclude<StatusCode, "ERROR">, string> = {
  IN_PROGRESS: "In Progress: Media is still being processed.",
  FINISHED: "Finished: Media has been uploaded and it is ready to be published.",
  EXPIRED: "Expired: The container was not published within 24 hours and has expired.",
  PUBLISHED: "Published: Media has been uploaded and published.",
};

export const findContainer = ({ store }: Context, id: string): ContainerRow | undefined =>
  store.one<ContainerRow>("select * from containers where id = ?", id);

export const childrenOf = (context: Context, container: ContainerRow): ContainerRow[] =>
  (JSON.parse(container.children) as string[])
    .map((id) => findContainer(context, id))
    .filter((child) => child !== undefined);

export interface Status {
  code: StatusCode;
  text: string;
}

/** A container's state is never stored: it follows from what happened to it and from the time. */
export function statusOf(context: Context, container: ContainerRow): Status {
  const now = context.clock.now();
  const told = (code: Exclude<StatusCode, "ERROR">): Status => ({ code, text: TEXTS[code] });
  if (container.consumed_at !== null) return told("PUBLISHED");
  if (container.fetch_state === "failed") {
    return { code: "ERROR", text: `Error: Media upload has failed with error code ${container.error_subcode}` };
  }
  if (now >= container.created_at + CONTAINER_MS) return told("EXPIRED");
  const children = childrenOf(context, container).map((child) => ({ child, status: statusOf(context, child) }));
  const failed = children.find(({ status }) => status.code === "ERROR");
  if (failed) return failed.status;
  const isFetching =
    container.fetch_state === "fetching" || children.some(({ child }) => child.fetch_state === "fetching");
  const isStuck = container.stuck === 1 || children.some(({ child }) => child.stuck === 1);
  return told(isFetching || isStuck || now < readyAt(context, container, children) ? "IN_PROGRESS" : "FINISHED");
}

function readyAt(context: Context, container: ContainerRow, children: { child: ContainerRow }[]): number {
  if (!KINDS[container.kind].hasItems) return container.ready_at;
  const last = Math.max(container.created_at, ...children.map(({ child }) => child.ready_at));
  return last + context.settings.carouselProcessingMs;
}

/** Fetches what a container names and writes down what came of it. Safe to repeat: a restart takes up what was open. */
export async function fetchFor(context: Context, container: ContainerRow): Promise<void> {
  const { store, clock, settings } = context;
  const address = container.source_url ?? "";
  const options = JSON.parse(container.options) as Record<string, string>;
  try {
    const film = options["video"] === "1";
    const file = film
      ? await fetchVideo(
          context,
          address,
          container.kind === "reel" || container.kind === "story" ? container.kind : "carousel",
        )
      : await fetchImage(context, address, container.kind === "story" ? "story" : "post");
    checkThumbOffset(options["thumb_offset"], file.duration_ms);
    const cover = film && options["cover_url"] ? await fetchImage(context, options["cover_url"], "cover") : null;
    const processingMs = film ? settings.videoProcessingMs : settings.imageProcessingMs;
    store.run(
      "update containers set fetch_state = 'fetched', file = ?, cover = ?, ready_at = ? where id = ?",
      file.sha256,
      cover?.sha256 ?? null,
      clock.now() + processingMs,
      container.id,
    );
  } catch (error) {
    if (context.stopping.aborted) return;
    const told = error instanceof GraphError ? error : new GraphError(-1, 2207053);
    store.run(
      "update containers set fetch_state = 'failed', error_code = ?, error_subcode = ? where id = ?",
      told.code,
      told.subcode,
      container.id,
    );
  }
}

function checkThumbOffset(offset: string | undefined, durationMs: number | null): void {
  if (offset !== undefined && durationMs !== null && Number(offset) > durationMs) throw new GraphError(1, 2207057);
}

export async function resumeFetching(context: Context): Promise<void> {
  const open = context.store.all<ContainerRow>("select * from containers where fetch_state = 'fetching'");
  await Promise.all(open.map((container) => fetchFor(context, container)));
}
