import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import type { Doubt } from "#lib/domain/draft.ts";
import type { Spent } from "#lib/ports/use.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { workspace } from "./workspace.ts";

type Fault = ProviderFaultKind | { kind: ProviderFaultKind; retryAfterMs: number };

interface Given {
  /** of its first calls, in turn */
  faults?: readonly Fault[];
  /** what each call is counted as */
  spent?: Partial<Spent>;
  doubts?: readonly Doubt[];
}

let made = 0;

/** A workspace whose posts a model writes, as well as the built-in writer does. */
export async function withModel({ doubts, faults = [], spent = {} }: Given = {}) {
  const at = await workspace();
  // A provider of its own: what is left alone is so for all.
  const name = `acme ${process.pid} ${++made}`;
  const { text: embedded } = at.runtime.ports;
  const left = [...faults];
  let calls = 0;
  const text: TextPort = {
    name,
    isModel: true,
    async write(brief, use) {
      calls++;
      const fault = left.shift();
      const told = typeof fault === "string" ? { kind: fault } : fault;
      const taken = { part: "text", provider: name, step: "draft", cost: 0.02, durationMs: 5, ...spent } as const;
      use.spent?.({ ...taken, fault: told?.kind ?? null });
      if (told) throw new ProviderFault({ part: "text", provider: name, ...told });
      return { ...(await embedded.write(brief, use)), writer: name, matter: null, ...(doubts && { doubts }) };
    },
  };
  at.runtime.ports.text = text;
  return { ...at, name, calls: () => calls };
}
