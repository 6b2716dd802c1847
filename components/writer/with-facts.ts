/** The theme with what was told of it below, a sentence each. */
export function withFacts(theme: string, facts: readonly string[]): string {
  const told = facts.flatMap((fact) => (fact.trim() === "" ? [] : sentence(fact.trim())));
  return [theme.trim(), ...told].filter(Boolean).join("\n");
}

const sentence = (fact: string): string =>
  `${fact.charAt(0).toUpperCase()}${fact.slice(1)}${/[.!?…]$/.test(fact) ? "" : "."}`;
