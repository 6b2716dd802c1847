import { HELD_BYTES } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";

let all = 0;
const ofAddress = new Map<string, number>();

interface Held {
  /** Refuses where this would be more than may be held. */
  add(bytes: number): void;
  letGo(): void;
}

/** Counts what one body holds while it comes in, of all that come in at the same time. */
export function holdBytes(address: string | null): Held {
  const from = address ?? "";
  let held = 0;
  const count = (bytes: number) => {
    held += bytes;
    all += bytes;
    const left = (ofAddress.get(from) ?? 0) + bytes;
    if (left > 0) ofAddress.set(from, left);
    else ofAddress.delete(from);
  };
  return {
    add(bytes) {
      count(bytes);
      if (held > HELD_BYTES.body) throw new Refusal("body_too_large");
      const isTooMuch = all > HELD_BYTES.all || (ofAddress.get(from) ?? 0) > HELD_BYTES.address;
      if (isTooMuch) throw new Refusal("too_many_at_once");
    },
    letGo: () => count(-held),
  };
}
