import { CallError } from "#lib/client/call.ts";
import { Settling } from "#components/ui/settling.ts";
import type { EditStore } from "./edit-state.ts";
import type { SessionHost } from "./session-host.ts";
import { aimOfKey, without } from "./unsent.ts";
import type { Waiting } from "./waiting.ts";

const SETTLE_MS = 700;
const AGAIN_MS = 3000;

const RETRIED: readonly string[] = ["offline", "upstream_failure", "rate_limited", "unauthenticated"];

/** What becomes of a write. */
type Outcome = "written" | "refused" | "met" | "halted";

/** Brings what waits to the server, and what the server has to what is shown. */
export class Saving {
  readonly #host: SessionHost;
  readonly #store: EditStore;
  readonly #waiting: Waiting;
  readonly #settling = new Settling(() => this.#writeAll());

  constructor(host: SessionHost, store: EditStore, waiting: Waiting) {
    this.#host = host;
    this.#store = store;
    this.#waiting = waiting;
  }

  get hasUnsent(): boolean {
    return !this.#waiting.isEmpty || this.#settling.isWorking;
  }

  soon(): void {
    this.#settling.soon(SETTLE_MS);
  }

  /** Writes all that waits; at once, and once at a time. */
  flush = (): Promise<void> => this.#settling.now();

  async #writeAll(): Promise<void> {
    const outcomes = new Set<Outcome>();
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) {
      const outcome = await this.#write(next);
      if (outcome === "halted") return;
      outcomes.add(outcome);
    }
    const isRefused = outcomes.has("refused");
    if (outcomes.has("written") || isRefused) await this.refresh();
    this.#store.tell({ save: isRefused ? "error" : this.#waiting.isEmpty ? "saved" : "incomplete" });
  }

  async #write(next: NonNullable<ReturnType<Waiting["next"]>>): Promise<Outcome> {
    const [key, values] = next;
    const { id, kind } = aimOfKey(key);
    this.#waiting.take(next);
    try {
      await this.#host.write(kind, id, values, this.#waiting.version);
      this.#waiting.settle(next);
      return "written";
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (RETRIED.includes(error.code)) {
        this.#waiting.giveBack(next);
        this.#again(error.code === "offline" ? "offline" : "error");
        return "halted";
      }
      if (error.reason === "post_changed") {
        this.#waiting.giveBack(next);
        return this.#meet();
      }
      this.#waiting.settle(next);
      this.#host.onError(error);
      return "refused";
    }
  }

  #again(save: "offline" | "error"): void {
    this.#store.tell({ save });
    this.#settling.soon(AGAIN_MS);
  }

  /** Others changed the post: what both changed is asked; the rest goes together. */
  async #meet(): Promise<"met" | "halted"> {
    let version: number;
    try {
      version = await this.#host.refresh();
    } catch {
      this.#again("offline");
      return "halted";
    }
    const conflicts = this.#waiting.meet(version);
    this.#store.tell({ conflicts, save: conflicts.length > 0 ? "conflict" : "saving" });
    if (conflicts.length > 0) return "halted";
    this.#host.onMerged();
    return "met";
  }

  /** The answer to a conflict, for all its fields. */
  resolve(keep: "mine" | "theirs"): void {
    const { conflicts, local } = this.#store.state();
    this.#waiting.resolve(conflicts, keep);
    const shown =
      keep === "mine" ? local : conflicts.reduce((left, { key, name }) => without(left, key, [name]), local);
    this.#store.tell({ local: shown, conflicts: [], save: "saving" });
    void this.flush();
  }

  /** What the server has now, except where something newer waits here. */
  async refresh(): Promise<void> {
    try {
      const version = await this.#host.refresh();
      if (!this.#waiting.isEmpty) return;
      this.#waiting.begin(version);
      this.#store.tell({ local: {} });
    } catch {
      // Shown as it was typed until the server can be asked again.
    }
  }
}
