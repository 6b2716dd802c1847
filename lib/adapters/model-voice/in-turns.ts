/** Works on a few at a time, in order; where one fails the others are called off. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  signal: AbortSignal,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) {
      ends.throwIfAborted();
      results[index] = await work(item, index, ends);
    }
  };
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      await worker();
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  });
  try {
    await Promise.all(workers);
  } catch {
    await Promise.allSettled(workers);
    // Whoever failed first says why, not those that it called off.
    throw signal.aborted ? signal.reason : failed.signal.reason;
  }
  return results;
}
