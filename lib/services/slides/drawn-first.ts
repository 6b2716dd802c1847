import { someAtOnce } from "#lib/runtime/some-at-once.ts";
import type { Context } from "#lib/runtime/context.ts";

/** Pages that were drawn for a change, by what they show; null: whoever misses one draws it then and there. */
export type Drawings = ReadonlyMap<string, Buffer> | null;

/** A page that a change shows and nobody has drawn yet. */
export interface Missing {
  readonly contentHash: string;
  draw(): Promise<Buffer>;
}

/** Undoes a change whose pages are to be drawn before it is made. */
export class Undrawn extends Error {
  readonly missing: readonly Missing[];

  constructor(missing: readonly Missing[]) {
    super("pages of this change are not drawn yet");
    this.missing = missing;
  }
}

/** More are no sooner done, and would keep a web process from its other calls. */
const AT_ONCE = 2;
export const drawAll = async (missing: readonly Missing[]): Promise<Map<string, Buffer>> =>
  new Map(await someAtOnce(missing, AT_ONCE, async ({ contentHash, draw }) => [contentHash, await draw()] as const));

/** So many times a change is begun anew; another's may have come between each time. */
const ROUNDS = 3;

/**
 * Makes a change whose pages were drawn before: while they are being drawn no row is held, no connection is kept, and
 * a transaction's time does not run. Where one runs already, the pages are drawn within it.
 */
export async function drawnFirst<Result>(
  context: Context,
  change: (within: Context, drawings: Drawings) => Promise<Result>,
): Promise<Result> {
  const drawings = new Map<string, Buffer>();
  for (let round = 0; round < ROUNDS && !context.isWithin; round++) {
    try {
      return await context.transaction((within) => change(within, drawings));
    } catch (error) {
      if (!(error instanceof Undrawn)) throw error;
      for (const [shown, page] of await drawAll(error.missing)) drawings.set(shown, page);
    }
  }
  return context.transaction((within) => change(within, null));
}
