import { parseArgs } from "node:util";
import { type Command, type Flag, flagsOf } from "./commands.ts";

/** What was typed is no command, or lacks a part of one. */
export class Misuse extends Error {}

interface Given {
  /** by the operation's own names */
  readonly values: Readonly<Record<string, unknown>>;
  readonly json: boolean;
  readonly wait: boolean;
}

const OWN = { json: { type: "boolean" }, wait: { type: "boolean" } } as const;

/** What stands after a command's two words. */
export function readArguments(command: Command, typed: readonly string[]): Given {
  const { noun, places, verb } = command;
  const flags = flagsOf(command);
  const options = Object.fromEntries(flags.map(({ word }) => [word, { type: "string" as const }]));
  const read = (() => {
    try {
      return parseArgs({ args: [...typed], allowPositionals: true, options: { ...options, ...OWN } });
    } catch (error) {
      throw new Misuse(error instanceof Error ? error.message : String(error));
    }
  })();
  const { positionals } = read;
  if (positionals.length !== places.length) {
    const wanted = places.map((place) => `<${place}>`).join(" ") || "nothing";
    throw new Misuse(`pauta ${noun} ${verb} takes ${wanted} before its options`);
  }
  const given: Readonly<Record<string, string | boolean | undefined>> = read.values;
  const named = flags.flatMap((flag): [string, unknown][] => {
    const value = given[flag.word];
    return typeof value === "string" ? [[flag.field, valueOf(flag, value)]] : [];
  });
  const missing = flags.find(({ field, isRequired }) => isRequired && !named.some(([name]) => name === field));
  if (missing) throw new Misuse(`--${missing.word} is needed`);
  const placed = places.map((place, index) => [place, positionals[index]]);
  return {
    values: Object.fromEntries([...placed, ...named]) as Record<string, unknown>,
    json: given["json"] === true,
    wait: given["wait"] === true,
  };
}

/** A text as it is; anything else as JSON writes it. */
function valueOf({ isText, word }: Flag, value: string): unknown {
  if (isText) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new Misuse(`--${word} takes JSON, as a number, true, or '{"name": "value"}'`);
  }
}
