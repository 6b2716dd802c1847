/** Undoes what was started, last first: once, whether a signal, the death of the front process or an error asks. */
export interface Shutdown {
  add: (undo: () => Promise<void> | void) => void;
  signal: AbortSignal;
  run: () => Promise<void>;
}

export function onShutdown(): Shutdown {
  const undos: (() => Promise<void> | void)[] = [];
  const abort = new AbortController();
  let ended: Promise<void> | undefined;
  const undoAll = async () => {
    abort.abort();
    for (const undo of undos.toReversed()) await undo();
  };
  const run = () => (ended ??= undoAll());
  const leave = () => void run().then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, leave);
  process.on("disconnect", leave);
  return { add: (undo) => void undos.push(undo), signal: abort.signal, run };
}
