import { boot } from "#lib/runtime/boot.ts";
import { readLine } from "#lib/tools/launch/admin-line.ts";

/** The operator's tool as a process that stays: a message is the words of a command, its answer what that prints. */
export interface Asked {
  id: number;
  words: string[];
}
export interface Answered {
  id: number;
  result?: Record<string, unknown>;
  error?: string;
}

const { runtime } = boot();

async function run({ id, words }: Asked): Promise<Answered> {
  try {
    return { id, result: await readLine(words).run(runtime) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on("message", (asked: Asked) => void run(asked).then((answered) => process.send?.(answered)));
process.on("disconnect", () => process.exit());
