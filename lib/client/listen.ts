import type { Arguments, Line, LinesName } from "#lib/contract/index.ts";
import { offline, refusedAs, requestLine } from "./call.ts";

/** Calls an operation that tells what it does line by line. It ends with its last line, or throws what broke it off. */
export async function listen<Name extends LinesName>(
  name: Name,
  sent: Arguments<Name>,
  signal: AbortSignal,
  hear: (line: Line<Name>) => void,
): Promise<void> {
  const { body } = sent as { body?: unknown };
  const { address, method } = requestLine(name, sent);
  const broken = (error: unknown): never => {
    signal.throwIfAborted();
    throw error instanceof Error && error.name === "CallError" ? error : offline();
  };
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, { method, headers, body: JSON.stringify(body ?? {}), signal }).catch(broken);
  if (!response.ok) throw refusedAs(await response.json().catch(broken));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader?.read().catch(broken); part && !part.done; part = await reader?.read().catch(broken)) {
    text += part.value;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    // The server held each line against its schema before it left.
    for (const line of lines) if (line !== "") hear(JSON.parse(line) as Line<Name>);
  }
}
