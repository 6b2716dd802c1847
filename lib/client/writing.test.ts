import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { writing } from "./writing.ts";

afterEach(() => vi.unstubAllGlobals());

const id = "post_1";

/** A list that is on the page, and a server that answers each write when it is told to. */
function page() {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    sent.push(address);
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({}))));
  });
  const cache = new QueryClient();
  const list = vi.fn(async () => []);
  const queryKey = ["listCards", { query: {} }];
  new QueryObserver(cache, { queryKey, queryFn: list, initialData: [], staleTime: Infinity }).subscribe(
    () => undefined,
  );
  const turn = { scope: { id: "moves" } };
  const move = new MutationObserver(cache, { ...writing(cache, "unschedulePost"), ...turn });
  const undo = new MutationObserver(cache, { ...writing(cache, "schedulePost"), ...turn });
  return { answers, list, move, sent, undo };
}

test("a move and its undo arrive in the order in which they were made, and the list is read after the last", async () => {
  const { answers, list, move, sent, undo } = page();
  const moved = move.mutate({ params: { id } });
  const undone = undo.mutate({ params: { id }, body: { when: "2026-12-01T12:00:00.000Z" } });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(sent).toEqual([expect.stringContaining("/unschedule")]);
  answers[0]?.();
  await moved;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(list).not.toHaveBeenCalled();
  answers[1]?.();
  await undone;
  expect(list).toHaveBeenCalledOnce();
});
