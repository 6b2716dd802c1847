import { spawn } from "node:child_process";
import { type Stream, Writable } from "node:stream";

type Write = (bytes: Uint8Array) => Promise<void>;

/** Feeds an input that is a pipe, piece by piece. */
export type Feed = (write: Write) => Promise<void>;

export interface RunOptions {
  readonly ffmpeg: string;
  readonly signal?: AbortSignal | undefined;
  /** how many frames are written so far */
  readonly onFrame?: ((frame: number) => void) | undefined;
  /** of the inputs named by `pipeAt` */
  readonly feeds?: readonly Feed[];
}

/** Arguments without blanks of their own, as one would type them. */
export const words = (typed: string): string[] => typed.split(" ");

/** Its input, its output and its errors come first; further inputs have numbers of their own. */
const FURTHER = 3;
const numberAt = (order: number): number => (order === 0 ? 0 : FURTHER + order - 1);

/** The name of the input that a feed fills. */
export const pipeAt = (order: number): string => `pipe:${numberAt(order)}`;

const TOLD = 2000;

/**
 * The encoder keeps the memory of its pictures, where ours goes back to the system: asked for again with each picture,
 * it would cost a third of the time.
 */
const KEEPS_MEMORY = { MALLOC_MMAP_THRESHOLD_: "33554432", MALLOC_TRIM_THRESHOLD_: "268435456" };

/** Runs the encoder to its end and gives what it wrote to its output; killed when the signal says so. */
export async function runFfmpeg(
  args: readonly string[],
  { feeds = [], ffmpeg, onFrame, signal }: RunOptions,
): Promise<Buffer> {
  signal?.throwIfAborted();
  const progress = onFrame ? ["-progress", "pipe:2"] : [];
  const child = spawn(ffmpeg, ["-hide_banner", "-nostdin", "-loglevel", "error", ...progress, ...args], {
    stdio: [feeds.length > 0 ? "pipe" : "ignore", "pipe", "pipe", ...feeds.slice(1).map(() => "pipe" as const)],
    env: { ...process.env, ...KEEPS_MEMORY },
  });
  const kill = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", kill, { once: true });
  const output: Buffer[] = [];
  let told = "";
  child.stdout?.on("data", (bytes: Buffer) => output.push(bytes));
  child.stderr?.on("data", (bytes: Buffer) => {
    const text = bytes.toString();
    const [, frame] = /(?:^|\n)frame=\s*(\d+)/.exec(text) ?? [];
    if (frame && onFrame) onFrame(Number(frame));
    if (!/(?:^|\n)(?:frame|progress)=/.test(text)) told = (told + text).slice(-TOLD);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code ?? killedBy}: ${told.trim()}`));
    });
  });
  try {
    await Promise.all([ended, ...feeds.map((feed, order) => pour(child.stdio[numberAt(order)], feed, ended))]);
    return Buffer.concat(output);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", kill);
    if (child.exitCode === null) kill();
    await ended.catch(() => undefined);
  }
}

/** Each write waits for the one before: two buffers in turn are enough, and drawing runs beside encoding. */
async function pour(pipe: Stream | null | undefined, feed: Feed, ended: Promise<void>): Promise<void> {
  if (!(pipe instanceof Writable)) return;
  let broken: Error | null = null;
  pipe.on("error", (error: Error) => (broken = error));
  const gone = ended.then(
    () => undefined,
    () => undefined,
  );
  let taken: Promise<unknown> = Promise.resolve();
  await feed(async (bytes) => {
    await taken;
    if (broken) throw new Error("ffmpeg takes no more frames", { cause: broken });
    taken = Promise.race([new Promise<void>((resolve) => pipe.write(bytes, () => resolve())), gone]);
  });
  await taken;
  pipe.end();
}
