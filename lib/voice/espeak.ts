import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface EspeakRequest {
  readonly utterances: readonly {
    readonly text: string;
    readonly voice: string;
    readonly rate: number;
    readonly pitch: number;
    readonly range: number;
  }[];
}

export interface EspeakAnswer {
  readonly sampleRate: number;
  /** in the order of the request; a word's position is of its first letter */
  readonly spoken: readonly {
    readonly samples: Int16Array;
    readonly words: readonly { position: number; seconds: number }[];
  }[];
}

// Asked for when it is needed: the app's server bundles this file and never speaks.
const childFile = () => fileURLToPath(new URL("./espeak-child.ts", import.meta.url));
const TIMEOUT_MS = 60_000;

/** Speaks in a child process, which ends with its answer, with the signal or when it takes too long. */
export async function espeak(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakAnswer> {
  signal?.throwIfAborted();
  const ends = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);
  const child = fork(childFile(), [], {
    serialization: "advanced",
    execArgv: [],
    // Nothing of ours is its business; and what a watching Node says there would reach us as its answer.
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let told = "";
  child.stderr?.on("data", (bytes: Buffer) => (told = (told + bytes.toString()).slice(-1000)));
  const kill = () => child.kill("SIGKILL");
  ends.addEventListener("abort", kill, { once: true });
  try {
    return await new Promise<EspeakAnswer>((resolve, reject) => {
      child.once("error", reject);
      // Under --watch Node itself sends messages on the same channel.
      child.on("message", (answer: object) => "spoken" in answer && resolve(answer as EspeakAnswer));
      child.once("exit", (code, killedBy) =>
        reject(new Error(`The voice ended with ${code ?? killedBy}: ${told.trim()}`)),
      );
      child.send(request);
    });
  } catch (error) {
    ends.throwIfAborted();
    throw error;
  } finally {
    ends.removeEventListener("abort", kill);
    if (child.exitCode === null) kill();
  }
}
