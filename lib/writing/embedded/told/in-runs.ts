/** Neighbours that belong together, in their order. */
export function inRuns<Item>(
  items: readonly Item[],
  joins: (run: readonly [Item, ...Item[]], next: Item) => boolean,
): Item[][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && joins(run, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
