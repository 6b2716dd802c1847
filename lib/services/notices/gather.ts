import { type NoticeKind, NOTICES } from "#lib/domain/notice.ts";

interface Gathered<N> {
  /** the newest, by which the others are told */
  readonly newest: N;
  readonly all: readonly [N, ...N[]];
}

/** Notices of one thing in one project become one; they come, and stay, newest first. */
export function gather<N extends { id: string; kind: NoticeKind; projectId: string | null }>(
  notices: readonly N[],
  apart: (notice: N) => string = () => "",
): Gathered<N>[] {
  const groups = Map.groupBy(notices, (notice) =>
    NOTICES[notice.kind].gathers ? `${notice.kind} ${notice.projectId} ${apart(notice)}` : notice.id,
  );
  return [...groups.values()].flatMap(([newest, ...others]) =>
    newest ? [{ newest, all: [newest, ...others] as const }] : [],
  );
}
