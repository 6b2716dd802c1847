/** What is wrong with each field, in words; nothing where nothing is. */
export const worded = <Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem | undefined>>,
  say: (problem: Problem) => string,
): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries<Problem | undefined>(problems).map(([field, problem]) => [field, problem && say(problem)]),
  );
