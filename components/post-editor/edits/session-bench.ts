import { CallError } from "#lib/client/call.ts";
import type { SessionHost } from "./session-host.ts";
import { EditSession } from "./session.ts";
import { UnsentShelf } from "./unsent.ts";

type Refused = "offline" | "post_changed" | "post_not_editable";

/** A server with one caption, that others change as well, and a connection that can break. */
export function bench() {
  const server = { caption: "de antes", other: "de antes", version: 1, editor: "", writes: 0 };
  let shown = { ...server };
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const fails: Refused[] = [];
  const errors: string[] = [];
  let clock = 0;
  const refuse = (reason: Refused) => {
    const code = reason === "offline" ? "offline" : "invalid_state";
    throw new CallError({ code, reason, message: reason });
  };
  const host = (): SessionHost => ({
    version: server.version,
    now: () => (clock += 10_000),
    shelf: new UnsentShelf(shelf, "post_1"),
    read: () => ({ caption: shown.caption, other: shown.other }),
    isWhole: (_, { caption }) => caption !== "",
    write: async (_, __, values, version) => {
      const [failure] = fails.splice(0, 1);
      if (failure) refuse(failure);
      if (version !== server.version && server.editor !== "me") refuse("post_changed");
      Object.assign(server, values, { version: server.version + 1, editor: "me", writes: server.writes + 1 });
    },
    refresh: async () => {
      shown = { ...server };
      return server.version;
    },
    onError: ({ reason }) => void errors.push(reason),
    onMerged: () => void errors.push("merged"),
  });
  const session = new EditSession(host());
  const type = (caption: string) => session.set([{ kind: "caption", id: "post_1", values: { caption } }]);
  const elsewhere = (change: Partial<typeof server>) =>
    Object.assign(server, change, { version: server.version + 1, editor: "them" });
  const reopened = () => new EditSession(host());
  return { server, session, type, elsewhere, fails, errors, reopened };
}
