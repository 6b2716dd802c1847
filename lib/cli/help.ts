import { type Command, COMMANDS, flagsOf, NOUNS } from "./commands.ts";

const HEAD = `pauta <what> <do> [options]      by PAUTA_KEY and PAUTA_URL, or after pauta login

  pauta login --key sk_… [--address http://localhost:3000]
  pauta mcp                      the same as tools for agents, over stdin and stdout
  pauta completion bash|zsh|fish
`;

const TAIL = `
  --json   the answer as JSON
  --wait   of what makes or publishes a post: until it is done
`;

const usage = (command: Command): string =>
  [
    `pauta ${command.noun} ${command.verb}`,
    ...command.places.map((place) => `<${place}>`),
    ...flagsOf(command).map(({ choices, isRequired, word }) => {
      const flag = `--${word} ${choices.length > 0 ? choices.join("|") : "…"}`;
      return isRequired ? flag : `[${flag}]`;
    }),
  ].join(" ");

/** All that can be typed, or what begins with these words. */
export function help(noun?: string, verb?: string): string {
  const wanted = COMMANDS.filter((command) => command.noun === noun && (verb === undefined || command.verb === verb));
  if (wanted.length > 0) {
    return wanted.map((command) => `${usage(command)}\n    ${command.operation.summary}`).join("\n");
  }
  const rows = NOUNS.map((one) => {
    const verbs = COMMANDS.filter((command) => command.noun === one).map((command) => command.verb);
    return `  ${one.padEnd(18)} ${verbs.join(", ")}`;
  });
  return `${HEAD}\n${rows.join("\n")}\n${TAIL}`;
}
