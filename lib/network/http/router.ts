import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "#lib/network/context.ts";
import type { Params } from "./request.ts";

export interface Exchange {
  context: Context;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The named parts of the path. */
  path: Params;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handle: (exchange: Exchange) => void | Promise<void>;
}

/** The parts that a pattern such as /p/:shortcode names in a path, or null when it does not fit. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split("/");
  const given = pathname.length > 1 ? pathname.replace(/\/$/, "").split("/") : ["", ""];
  if (wanted.length !== given.length) return null;
  const parts: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    const colon = part.indexOf(":");
    if (colon < 0) {
      if (part !== value) return null;
      continue;
    }
    const before = part.slice(0, colon);
    if (!value.startsWith(before) || value.length === before.length) return null;
    parts[part.slice(colon + 1)] = decoded(value.slice(before.length));
  }
  return parts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
