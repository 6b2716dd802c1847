"use client";

import { useSearchParams } from "next/navigation";

const NONE = new URLSearchParams();

/** What a page shows is in its address; a change of it asks nothing of the server. */
export function useUrl() {
  const params = useSearchParams() ?? NONE;
  const set = (changes: Record<string, string | null>, { push = false } = {}) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const address = `${window.location.pathname}${next.size > 0 ? `?${next}` : ""}`;
    if (push) window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  };
  return { params, set };
}
