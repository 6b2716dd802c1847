import { Misuse } from "./arguments.ts";
import { COMMANDS, NOUNS } from "./commands.ts";

const verbsOf = (noun: string): string =>
  COMMANDS.filter((command) => command.noun === noun)
    .map(({ verb }) => verb)
    .join(" ");

const cases = NOUNS.map((noun) => `    ${noun}) words="${verbsOf(noun)}" ;;`).join("\n");

const BASH = `_pauta() {
  local words="" cur="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then words="${NOUNS.join(" ")} login mcp completion"
  elif [ "$COMP_CWORD" -eq 2 ]; then case "\${COMP_WORDS[1]}" in
${cases}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _pauta pauta`;

const FISH = NOUNS.map(
  (noun) =>
    `complete -c pauta -n "test (count (commandline -opc)) -eq 1" -fa ${noun}
complete -c pauta -n "__fish_seen_subcommand_from ${noun}; and test (count (commandline -opc)) -eq 2" -fa "${verbsOf(noun)}"`,
).join("\n");

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: BASH,
  zsh: `autoload -U +X bashcompinit && bashcompinit\n${BASH}`,
  fish: FISH,
};

/** What a shell is to be told, so that it knows the words. */
export function completion(shell = ""): string {
  const script = SCRIPTS[shell];
  if (script === undefined) throw new Misuse("pauta completion takes bash, zsh or fish");
  return script;
}
