const DAY_MS = 86_400_000;
const MOST_CARDS = 500;

/** The posts of the past week and of the next, by whole days: asked ahead by the server, they are the same. */
export function cardsAround(projectId: string, now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const day = (offset: number) => new Date(today + offset * DAY_MS).toISOString();
  return { query: { projectId, from: day(-7), to: day(9), limit: MOST_CARDS } };
}
