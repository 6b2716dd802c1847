import { commandName, optionName } from "#lib/contract/command-name.ts";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { placesOf } from "#lib/contract/path.ts";
import { PUBLIC_OPERATIONS, type PublicName } from "#lib/contract/public.ts";
import { inputSchema } from "#lib/sdk/flat.ts";

/** An operation as it is typed: "pauta posts create". */
export interface Command {
  readonly noun: string;
  readonly verb: string;
  readonly name: PublicName;
  readonly operation: PlainOperation;
  /** given without a name, in this order */
  readonly places: readonly string[];
}

export interface Flag {
  /** as the operation calls it */
  readonly field: string;
  /** as it is typed, without the dashes */
  readonly word: string;
  readonly isText: boolean;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
}

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
}

/** Every operation of a key. "createPost" is `posts create`. */
export const COMMANDS: readonly Command[] = PUBLIC_OPERATIONS.map(([name, operation]) => ({
  ...commandName(name),
  name,
  operation,
  places: placesOf(operation.path),
}));

/** Only of the command that was typed: to describe what an operation takes is most of a start. */
export function flagsOf({ operation, places }: Command): Flag[] {
  const schema = inputSchema(operation);
  const required = (schema["required"] as string[] | undefined) ?? [];
  return Object.entries(schema["properties"] as Record<string, FieldSchema>)
    .filter(([field]) => !places.includes(field))
    .map(([field, { enum: choices = [], type }]) => ({
      field,
      word: optionName(field),
      isText: type === "string" || choices.length > 0,
      isRequired: required.includes(field),
      choices,
    }));
}

export const commandOf = (noun: string, verb: string): Command | undefined =>
  COMMANDS.find((command) => command.noun === noun && command.verb === verb);

export const NOUNS = [...new Set(COMMANDS.map(({ noun }) => noun))];
