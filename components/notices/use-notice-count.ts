import type { NoticePlace } from "#lib/domain/notice.ts";
import { useRead } from "#lib/client/use-operation.ts";

const ASK_MS = 30_000;

/** What the person has not seen, and what waits for somebody where; the frame asks for it while a page is open. */
export const useNoticeCount = () => useRead("countNotices", {}, { refetchInterval: ASK_MS }).data;

const isPlace = (place: string): place is NoticePlace => PLACES.some((one) => one === place);
const PLACES: readonly NoticePlace[] = ["posts", "settings", "plan", "models", "status"];

/** How much waits for a person at a place of the frame, in this project or in the workspace. */
export function useWaiting(place: string, projectId: string | undefined): number {
  const counted = useNoticeCount();
  if (!counted || !isPlace(place)) return 0;
  return counted.waiting
    .filter((one) => one.place === place && (one.projectId === null || one.projectId === projectId))
    .reduce((sum, { count }) => sum + count, 0);
}
