/** The name under which the real network's crawler asks for media: robots.txt rules name it. */
export const CRAWLER = "facebookexternalhit";

interface Rule {
  allow: boolean;
  path: string;
}

/** Whether a robots.txt lets the crawler read a path: its own group, else the one for all; the longest rule wins. */
export function allowsCrawler(robots: string, pathname: string): boolean {
  const groups = readGroups(robots);
  const rules = groups.get(CRAWLER) ?? groups.get("*") ?? [];
  const fitting = rules
    .filter((rule) => rule.path !== "" && matches(rule.path, pathname))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return fitting[0]?.allow ?? true;
}

function readGroups(robots: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let named = false;
  for (const line of robots.split(/\r?\n/)) {
    const match = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line);
    if (!match) continue;
    const [key, value] = [(match[1] ?? "").toLowerCase(), (match[2] ?? "").trim()];
    if (key === "user-agent") {
      agents = named ? [...agents, value.toLowerCase()] : [value.toLowerCase()];
      named = true;
      continue;
    }
    named = false;
    if (key !== "allow" && key !== "disallow") continue;
    for (const agent of agents)
      groups.set(agent, [...(groups.get(agent) ?? []), { allow: key === "allow", path: value }]);
  }
  return groups;
}

function matches(rule: string, pathname: string): boolean {
  const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${pattern}`).test(pathname);
}
