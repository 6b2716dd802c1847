const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What there are many of is called so, whether one is meant or all. */
const MANY = ["post", "slide", "project", "clip", "track", "reel", "audiogram", "slot", "palette", "inspiration"];
const VERBS: Readonly<Record<string, string>> = { read: "show" };

/** An operation as it is typed: "createPost" is `posts create`. */
export function commandName(operation: string): { noun: string; verb: string } {
  const [verb = "", ...rest] = kebab(operation).split("-");
  const noun = rest.join("-");
  return { noun: MANY.includes(noun) ? `${noun}s` : noun, verb: VERBS[verb] ?? verb };
}

/** A field as it is typed, without its dashes: "project-id". */
export const optionName = kebab;
