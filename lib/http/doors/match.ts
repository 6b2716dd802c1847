import { type OperationName, operations } from "#lib/contract/index.ts";
import type { Door, Operation } from "#lib/contract/operation.ts";
import { Refusal } from "#lib/domain/refusal.ts";

export interface Match {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly params: Record<string, string>;
}

interface Route {
  readonly segments: readonly string[];
  readonly methods: Map<string, OperationName>;
}

/** Which operations each door serves, by their audience. */
const SERVES: Record<Door, (audience: Operation["audience"]) => boolean> = {
  api: (audience) => audience === undefined,
  app: (audience) => audience !== "site",
  site: (audience) => audience === "site",
};

export const isServedBy = (door: Door, { audience }: Operation): boolean => SERVES[door](audience);

const routesOf = (door: Door): Route[] => {
  const routes = new Map<string, Route>();
  for (const name of Object.keys(operations) as OperationName[]) {
    const { method, path }: Operation = operations[name];
    if (!isServedBy(door, operations[name])) continue;
    const shape = path.replaceAll(/\{\w+\}/g, "{}");
    const route = routes.get(shape) ?? { segments: path.slice(1).split("/"), methods: new Map() };
    routes.set(shape, route);
    route.methods.set(method, name);
  }
  // A literal segment wins over a parameter at the same place.
  return [...routes.values()].toSorted((a, b) => specificity(b) - specificity(a));
};

const specificity = ({ segments }: Route) => segments.filter((segment) => !segment.startsWith("{")).length;

const ROUTES: Record<Door, Route[]> = { api: routesOf("api"), app: routesOf("app"), site: routesOf("site") };

export class MethodNotAllowed extends Refusal {
  readonly allow: string;

  constructor(methods: Iterable<string>) {
    super("method_not_allowed");
    this.allow = [...methods].join(", ");
  }
}

/** Finds the operation at a path below the door's prefix. Paths match exactly. */
export function match(door: Door, method: string, path: string): Match {
  const segments = path.slice(1).split("/");
  for (const route of ROUTES[door]) {
    const params = read(route.segments, segments);
    if (!params) continue;
    const name = route.methods.get(method);
    if (!name) throw new MethodNotAllowed(route.methods.keys());
    return { name, operation: operations[name], params };
  }
  throw new Refusal("path_not_found");
}

const REST = "...}";

function read(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const takesRest = pattern.at(-1)?.endsWith(REST) ?? false;
  if (takesRest ? segments.length < pattern.length : segments.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const given = segments[index] ?? "";
    if (expected.endsWith(REST)) params[expected.slice(1, -REST.length)] = segments.slice(index).join("/");
    else if (!expected.startsWith("{")) {
      if (expected !== given) return null;
    } else if (given === "") return null;
    // Ids have no character that needs escaping, so what is escaped is simply unknown.
    else params[expected.slice(1, -1)] = given;
  }
  return params;
}
