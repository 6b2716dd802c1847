/** A reason to end that the person at the terminal can act on: shown as one line, without a stack. */
export class Stop extends Error {}

/** A refused connection is an AggregateError without a message, one error for each address that was tried. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** Runs a launcher script to its end. */
export async function main(work: () => Promise<number | void>): Promise<void> {
  try {
    const code = await work();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  }
}
