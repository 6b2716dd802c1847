import type { TextPort } from "#lib/ports/text.ts";

interface Log {
  warn(fields: object, message: string): void;
}

/** The first writer, and the second where it fails; for those who set it so. A post that was cancelled stays so. */
export const withFallback = <First extends TextPort>(first: First, second: TextPort, log: Log): First => ({
  // What is told again is the first's own: no other writer knows what was wished.
  ...first,
  fallsBack: true,
  async write(brief, use) {
    try {
      return await first.write(brief, use);
    } catch (error) {
      use.signal.throwIfAborted();
      log.warn({ err: error, writer: first.name, instead: second.name }, "a writer failed");
      return second.write(brief, use);
    }
  },
});
