import { parseArgs } from "node:util";
import * as z from "zod";
import type { Runtime } from "#lib/runtime/context.ts";
import { COMMANDS } from "./admin-commands.ts";
import { Stop } from "./stop.ts";

const USAGE = `npm run admin -- <command> [--json]\n${Object.values(COMMANDS)
  .map(({ name, options }) => `  ${[name, ...Object.keys(options.shape).map((option) => `[--${option}]`)].join(" ")}`)
  .join("\n")}`;

/** What the words of an operator ask for. */
export function readLine(words: readonly string[]) {
  const { command, rest } = findCommand(words);
  const { json, options } = readOptions(command.options, rest);
  return { json, run: (runtime: Runtime) => command.run(runtime, options) };
}

/** `workspace create --name …`: the words before the first option name the command. */
function findCommand(args: readonly string[]) {
  const firstOption = args.findIndex((arg) => arg.startsWith("--"));
  const words = firstOption === -1 ? args : args.slice(0, firstOption);
  const command = COMMANDS.find(({ name }) => name === words.join(" "));
  if (!command) throw new Stop(USAGE);
  return { command, rest: args.slice(words.length) };
}

function readOptions(schema: z.ZodObject, args: string[]): { json: boolean; options: unknown } {
  const flags = Object.entries(schema.shape).map(([name, type]) => [
    name,
    { type: isFlag(type as z.ZodType) ? ("boolean" as const) : ("string" as const) },
  ]);
  try {
    const { values } = parseArgs({ args, options: { ...Object.fromEntries(flags), json: { type: "boolean" } } });
    const { json, ...given }: Record<string, unknown> = values;
    schema.parse(given);
    return { json: json === true, options: given };
  } catch (error) {
    if (error instanceof z.ZodError) {
      throw new Stop(error.issues.map(({ message, path }) => `--${path.join(".")}: ${message}`).join("; "));
    }
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
}

/** A number is none, although it coerces `true`. */
const isFlag = (type: z.ZodType) => type.safeParse(true).success && !type.safeParse("1").success;
