import { durationMs } from "#lib/network/clock.ts";
import { dice } from "#lib/network/seeded.ts";

export type Action =
  | { do: "error" | "commit_then_error"; code: number; subcode: number | null; http?: number; transient?: boolean }
  | { do: "commit_then_drop" | "drop_before" | "garbage" | "never_finish" | "insights_missing" | "like_count_hidden" }
  | { do: "delay" | "delay_answer" | "slow_body" | "hide_from_media_list_for"; ms: number }
  | { do: "status_script"; script: string[] }
  | { do: "token"; subcode: number }
  | { do: "quota_total"; total: number }
  | { do: "rate_headers"; percent: number; minutes: number }
  | { do: "insights_decrease"; factor: number };

export interface Fault {
  id: number;
  /** One name of a call, several between commas, or * for all. */
  op: string;
  account: string;
  /** Skips the matching calls before this one. */
  nth: number;
  /** How often it strikes; null for always. */
  times: number | null;
  probability: number;
  seen: number;
  struck: number;
  action: Action;
}

const PLAIN = ["commit_then_drop", "drop_before", "garbage", "never_finish", "insights_missing", "like_count_hidden"];

/** The faults in force, asked once for each call; the first that strikes is the call's only one. */
export class FaultBook {
  private faults: Fault[] = [];
  private nextId = 1;
  private roll = dice(1);

  list(): Fault[] {
    return this.faults;
  }

  seed(seed: number): void {
    this.roll = dice(seed);
  }

  clear(id?: number): void {
    this.faults = id === undefined ? [] : this.faults.filter((fault) => fault.id !== id);
  }

  /** Takes the control endpoint's JSON; a text says what is wrong with it. */
  add(input: Record<string, unknown>): Fault | string {
    const action = readAction(input);
    if (typeof action === "string") return action;
    const match = isRecord(input["match"]) ? input["match"] : {};
    const probability = input["probability"] ?? 1;
    const times =
      input["times"] ?? (action.do === "status_script" ? action.script.length : probability === 1 ? 1 : null);
    if (typeof probability !== "number" || probability < 0 || probability > 1) return "probability lies within 0 and 1";
    if (times !== null && times !== "always" && !(typeof times === "number" && times >= 1)) {
      return 'times is a number from 1, or "always"';
    }
    const fault: Fault = {
      id: this.nextId++,
      op: textOr(match["op"], "*"),
      account: textOr(match["account"], "*"),
      nth: typeof match["nth"] === "number" ? match["nth"] : 1,
      times: typeof times === "number" ? times : null,
      probability,
      seen: 0,
      struck: 0,
      action,
    };
    this.faults.push(fault);
    return fault;
  }

  /** The action that this call suffers, and null for a call that is left alone. */
  strike(op: string, account: { id: string; handle: string } | null): Action | null {
    for (const fault of this.faults) {
      if (fault.op !== "*" && !fault.op.split(",").includes(op)) continue;
      if (fault.account !== "*" && fault.account !== account?.id && fault.account !== account?.handle) continue;
      fault.seen += 1;
      if (fault.seen < fault.nth) continue;
      if (fault.times !== null && fault.struck >= fault.times) continue;
      if (fault.probability < 1 && this.roll() >= fault.probability) continue;
      fault.struck += 1;
      if (fault.action.do !== "status_script") return fault.action;
      return { do: "status_script", script: [fault.action.script[fault.struck - 1] ?? "FINISHED"] };
    }
    return null;
  }
}

function readAction(input: Record<string, unknown>): Action | string {
  const kind = input["do"];
  if (kind === "error" || kind === "commit_then_error") return readError(kind, input);
  if (kind === "delay" || kind === "delay_answer" || kind === "slow_body" || kind === "hide_from_media_list_for") {
    const ms = durationMs(input["ms"] ?? input["for"]);
    return ms === null ? `${kind} needs ms, a number or an ISO duration` : { do: kind, ms };
  }
  if (kind === "status_script") {
    const script = input["script"];
    if (!Array.isArray(script) || script.length === 0) return "status_script needs script, a list";
    return { do: kind, script: script.map(String) };
  }
  if (kind === "token") return numbers(input, ["subcode"]) ?? { do: kind, subcode: Number(input["subcode"]) };
  if (kind === "quota_total") return numbers(input, ["total"]) ?? { do: kind, total: Number(input["total"]) };
  if (kind === "rate_headers") {
    const [percent, minutes] = [input["percent"] ?? 100, input["minutes"] ?? 5];
    return { do: kind, percent: Number(percent), minutes: Number(minutes) };
  }
  if (kind === "insights_decrease") return { do: kind, factor: Number(input["factor"] ?? 0.8) };
  if (typeof kind === "string" && PLAIN.includes(kind)) return { do: kind } as Action;
  return `unknown action ${String(kind)}`;
}

function readError(kind: "error" | "commit_then_error", input: Record<string, unknown>): Action | string {
  const problem = numbers(input, ["code"]);
  if (problem !== null) return problem;
  return {
    do: kind,
    code: Number(input["code"]),
    subcode: typeof input["subcode"] === "number" ? input["subcode"] : null,
    ...(typeof input["http"] === "number" ? { http: input["http"] } : {}),
    ...(typeof input["transient"] === "boolean" ? { transient: input["transient"] } : {}),
  };
}

function numbers(input: Record<string, unknown>, names: string[]): string | null {
  const missing = names.find((name) => typeof input[name] !== "number");
  return missing === undefined ? null : `${String(input["do"])} needs ${missing}, a number`;
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
