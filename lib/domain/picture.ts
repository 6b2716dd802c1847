/** Words after which a phrase only says more of its thing. */
const MORE = /\s(?:in|on|at|of|with|by|for|from|under|over|near|and|while|who|that|showing|holding|wearing)\s/i;

/** Nothing that anybody refuses, and that fits any theme. */
const PLAINEST = "simple everyday objects on a table";

/** The thing that an English phrase names, without names and circumstances: "toy gun held by a boy" is "gun". */
export function plainSubject(subject: string): string {
  const [thing = ""] = subject.split(MORE);
  const words = thing.match(/[\p{L}-]+/gu) ?? [];
  const last = words.findLast((word) => word === word.toLowerCase() && word.length > 2);
  return last && words.length > 1 ? `a simple ${last}` : PLAINEST;
}
