import { PautaError } from "#lib/sdk/error.ts";
import { openPauta } from "#lib/sdk/client.ts";
import { sentOf } from "#lib/sdk/flat.ts";
import { type Access, accessOf } from "#lib/sdk/request.ts";
import { RETRIES, sendCall } from "#lib/sdk/send.ts";
import { Misuse, readArguments } from "./arguments.ts";
import { commandOf, type Command } from "./commands.ts";
import { completion } from "./completion.ts";
import { exitOf, POST_FAILED } from "./exit.ts";
import { help } from "./help.ts";
import { type Environment, keepLogin, readAccess } from "./login.ts";
import { forPeople } from "./print.ts";

/** Where a command's words go, and what it is told of its surroundings. */
export interface Shell {
  readonly env: Environment;
  out(text: string): void;
  /** for people alone: a program reads only what is out */
  tell(text: string): void;
}

/** What is no operation. */
const OTHERS: Readonly<Record<string, (shell: Shell, typed: readonly string[]) => void | Promise<void>>> = {
  login,
  completion: ({ out }, [name]) => out(completion(name)),
  help: ({ out }, [noun, verb]) => out(help(noun, verb)),
  // Loaded by whoever asks for it: no other command wants its packages.
  mcp: async ({ env }) => (await import("#lib/mcp/stdio.ts")).serveAgent(requireAccess(env)),
};

/** Runs one command line; gives the exit code. */
export async function run(typed: readonly string[], shell: Shell): Promise<number> {
  const [first = "help", second = "", ...rest] = typed;
  try {
    const other = OTHERS[first];
    if (other) {
      await other(shell, typed.slice(1));
      return 0;
    }
    if (typed.includes("--help")) {
      shell.out(help(first, second.startsWith("-") ? undefined : second));
      return 0;
    }
    const command = commandOf(first, second);
    if (!command) throw new Misuse(help(first));
    return await runCommand(command, rest, shell);
  } catch (error) {
    shell.tell(error instanceof PautaError ? `${error.code}: ${error.message}` : (error as Error).message);
    return exitOf(error);
  }
}

async function runCommand(command: Command, typed: readonly string[], { env, out, tell }: Shell): Promise<number> {
  const { json, values, wait } = readArguments(command, typed);
  const access = requireAccess(env);
  const sending = { ...access, fetch, retries: Number(env["PAUTA_RETRIES"] ?? RETRIES) };
  const answer = await sendCall(sending, command.operation, sentOf(command.operation, values));
  const print = (value: unknown) => out(json ? JSON.stringify(value, null, 2) : forPeople(value));
  const postId = wait ? postOf(answer) : null;
  if (postId === null) {
    print(answer);
    return 0;
  }
  const post = await openPauta(access).waitForPost(postId, { onStatus: told(tell) });
  print(post);
  return post.status === "failed" ? POST_FAILED : 0;
}

function requireAccess(env: Environment): Access {
  const access = readAccess(env);
  if (!access) throw new PautaError("unauthenticated", "set PAUTA_KEY, or pauta login --key sk_…");
  return access;
}

/** The post that an answer is about. */
function postOf(answer: unknown): string | null {
  const { id, postId, status } = answer as { postId?: string; id?: string; status?: string };
  return postId ?? (status === undefined ? null : (id ?? null));
}

/** Each state once. */
function told(tell: Shell["tell"]): (status: string) => void {
  let last = "";
  return (status) => {
    if (status !== last) tell(status);
    last = status;
  };
}

function login({ env, tell }: Shell, typed: readonly string[]): void {
  const after = (flag: string) => (typed.includes(flag) ? typed[typed.indexOf(flag) + 1] : undefined);
  const key = after("--key") ?? env["PAUTA_KEY"];
  if (!key) throw new Misuse("pauta login takes --key sk_…");
  tell(`kept in ${keepLogin(env, accessOf(key, after("--address") ?? env["PAUTA_URL"]))}`);
}
