import type { IncomingMessage } from "node:http";

type RawRequest = Pick<IncomingMessage, "headers" | "method" | "url">;

/** On the API's own host whatever is not under `/v1` is asked of `/v1` itself, where there is nothing. */
export function keepToApi(request: RawRequest, apiHost: string | undefined): void {
  const host = request.headers.host?.toLowerCase().replace(/:\d+$/, "");
  if (apiHost !== undefined && host === apiHost && !/^\/v1[/?]/.test(request.url ?? "")) request.url = "/v1";
}

const VERBS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const DATA = /^\/(v1|api|media)(\/|$)/;

/**
 * Next answers some requests before a route is asked: with a page where it cannot read the path, with a redirect for
 * two slashes or for a header of its own, with an error for a verb that it does not have. Written so that it takes
 * them, they come to the dispatcher, which has its answer for each.
 */
export function makeReadable(request: RawRequest): void {
  const { method = "", url = "" } = request;
  // A whole address instead of a path is for proxies.
  if (!url.startsWith("/")) return;
  const [path = ""] = url.split("?", 1);
  request.url = readablePath(path) + url.slice(path.length);
  if (!DATA.test(path)) return;
  delete request.headers["rsc"];
  // As unknown to every operation as the verb that it stands for.
  if (!VERBS.includes(method)) request.method = "OPTIONS";
}

const readablePath = (path: string): string =>
  (isDecodable(path) ? path : path.replaceAll("%", "%25"))
    .replaceAll("\\", "%5C")
    .replaceAll(/\/{2,}/g, (slashes) => `/${"%2F".repeat(slashes.length - 1)}`);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
