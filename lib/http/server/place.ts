import type { Door } from "#lib/contract/operation.ts";

/** Who answers: a door, one of the few addresses apart, or Next with a page. */
export type Place = Door | "media" | "agents" | "signIn" | "health" | "ready" | "page";

interface Placed {
  readonly place: Place;
  /** all that was written after the host */
  readonly target: string;
  /** of that, what is before the query */
  readonly path: string;
  readonly search: string;
}

/** What stands under each; the first that fits. */
const PLACES: readonly (readonly [prefix: string, place: Place])[] = [
  ["/v1", "api"],
  ["/api/app", "app"],
  ["/api/auth", "signIn"],
  ["/api", "site"],
  ["/media", "media"],
  ["/mcp", "agents"],
  ["/healthz", "health"],
  ["/readyz", "ready"],
];

const DATA = new Set(["v1", "api", "media", "mcp", "healthz", "readyz"]);

/** The path under which the API's door has nothing. */
const NOTHING: Placed = { place: "api", target: "/v1", path: "/v1", search: "" };

/** Decides by what was written, not by what it may have meant: nothing is repaired, and nothing is sent elsewhere. */
export function placeOf(written: string, host: string | null, apiHost?: string): Placed {
  const target = withoutOrigin(written, host);
  const end = target.indexOf("?");
  const path = end < 0 ? target : target.slice(0, end);
  const search = end < 0 ? "" : target.slice(end + 1);
  const place = PLACES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
  if (apiHost !== undefined && place !== "api" && nameOf(host) === apiHost) return NOTHING;
  if (place) return { place, target, path, search };
  return isPage(path) ? { place: "page", target, path, search } : NOTHING;
}

/** A whole address, as proxies are asked for, is read where it names the same host as the request itself. */
function withoutOrigin(written: string, host: string | null): string {
  const [, authority, rest = ""] = /^http:\/\/([^/?#]*)(.*)$/i.exec(written) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return written;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

const nameOf = (host: string | null) => host?.toLowerCase().replace(/:\d+$/, "");

/** Every segment can be read, goes nowhere else, and the first is not one of ours, spelt in another way. */
function isPage(path: string): boolean {
  if (!path.startsWith("/")) return false;
  const segments = path.slice(1).split("/");
  const isPlain = segments.every(
    (segment, index) => isSegment(segment) || (segment === "" && index === segments.length - 1),
  );
  return isPlain && !DATA.has(wordOf(segments[0] ?? ""));
}

function isSegment(segment: string): boolean {
  const read = decoded(segment);
  return read !== null && !/^\.{0,2}$|[/\\#\p{Cc}]/u.test(read);
}

/** What a reader in a hurry would take it for. */
function wordOf(segment: string): string {
  const read = decoded(segment);
  if (read !== null && read !== segment) return wordOf(read);
  return /^[\w-]*/.exec(segment.normalize("NFKC").trim().toLowerCase())?.[0] ?? "";
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
