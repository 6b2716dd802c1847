import type { TextPort } from "#lib/ports/text.ts";

interface Log {
  warn(fields: object, message: string): void;
}

/** The first writer, and the second where it fails; for those who set it so. A post that was cancelled stays so. */
export const withFallback = (first: TextPort, second: TextPort, log: Log): TextPort => ({
  name: first.name,
  isModel: first.isModel,
  async write(brief, signal) {
    try {
      return await first.write(brief, signal);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, writer: first.name, instead: second.name }, "a writer failed");
      return second.write(brief, signal);
    }
  },
});
