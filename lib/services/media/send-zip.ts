import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

export interface SentZip {
  readonly bytes: (name: string, content: Buffer) => void;
  readonly file: (name: string, content: Readable, options: { readonly compress: boolean }) => Promise<void>;
}

/** Sends a zip while it is being filled, one entry at a time: what is large is never held, nor open once its reader left. */
export async function sendZip(output: Writable, fill: (zip: SentZip) => Promise<void>): Promise<void> {
  const zip = new ZipFile();
  const sent = pipeline(zip.outputStream, output);
  try {
    await fill({
      bytes: (name, content) => zip.addBuffer(content, name),
      async file(name, content, options) {
        zip.addReadStream(content, name, options);
        await Promise.race([finished(content), sent]).catch((error: unknown) => {
          content.destroy();
          throw error;
        });
      },
    });
    zip.end();
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
    await sent.catch(() => undefined);
    throw error;
  }
  await sent;
}
