import { isPublicAt, isPublicLink } from "#lib/domain/link.ts";
import type { ReachPort } from "#lib/ports/reach.ts";
import { askPublic, type Guard, PUBLIC_ONLY } from "./ask-public.ts";

const TIMEOUT_MS = 10_000;
/** As the network's own crawler, so that what keeps that one out is met here first. */
const AS_THE_NETWORK = { "user-agent": "facebookexternalhit/1.1 (compatible; Pauta/1.0)", range: "bytes=0-0" };
const FOUND = [200, 206];

const anywhere: Guard = () => "anywhere";

/** The network fetches from where it stands: one on an address inside reaches what is inside, any other does not. */
export function webReach(networkUrl: string, appUrl: string): ReachPort {
  const guard = isPublicLink(networkUrl) ? outsideOf(appUrl) : anywhere;
  return {
    canFetch: (url) =>
      askPublic(
        url,
        { headers: AS_THE_NETWORK, timeoutMs: TIMEOUT_MS, guard },
        new AbortController().signal,
        (answer) => Promise.resolve(FOUND.includes(answer.status) && /^(image|video)\//.test(answer.type)),
      ).catch(() => false),
  };
}

/** Our own name may mean an address inside to those who are inside; that of any other place may not. */
function outsideOf(appUrl: string): Guard {
  const { origin } = new URL(appUrl);
  return (link) => {
    if (!link.startsWith("https:")) return "nowhere";
    if (isPublicAt(link) && new URL(link).origin === origin) return "anywhere";
    return PUBLIC_ONLY(link);
  };
}
