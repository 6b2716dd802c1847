import type { APIRequestContext } from "@playwright/test";

/** Those links that lead nowhere: to no page, to the way in, or to a part that its page does not have. */
export async function findDeadLinks(request: APIRequestContext, links: Iterable<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const [path, parts] of Map.groupBy([...links].map(partsOf), ({ path }) => path)) {
    const response = await request.get(path, { failOnStatusCode: false });
    const isOut = new URL(response.url()).pathname === "/login" && !path.endsWith("/login");
    if (!response.ok() || isOut) dead.push(`${path}: ${response.status()}`);
    const anchors = parts.flatMap(({ anchor }) => anchor || []);
    const html = anchors.length > 0 ? await response.text() : "";
    dead.push(...anchors.filter((anchor) => !html.includes(`id="${anchor}"`)).map((anchor) => `${path}#${anchor}`));
  }
  return dead;
}

function partsOf(link: string) {
  const { hash, href } = new URL(link);
  return { path: href.slice(0, href.length - hash.length), anchor: decodeURIComponent(hash.slice(1)) };
}
