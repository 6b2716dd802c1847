/** Takes so many calls of a key's minute for this process; what all processes have taken of it then, and when it ends. */
export type Take = (key: string, calls: number, at: Date) => Promise<{ taken: number; endsAt: Date }>;

interface Minute {
  endsAt: number;
  /** by this process */
  passed: number;
  /** to this process, of which the passed ones are a part */
  granted: number;
  taken: number;
  /** who waits for the next that is taken */
  waiting: number;
  asking: Promise<void> | null;
}

const WINDOW_MS = 60_000;
/** So much more than the limit may pass, in all: for what one process took and has no use for, another needs. */
const SLACK = 0.1;
const PORTION = 0.05;
const KEPT_MAX = 10_000;

/**
 * Counts a key's calls with the other processes: each takes some of the minute at once and lets them pass by itself, so
 * that few calls ask the database. Alone, a process lets exactly the limit pass; several, up to a tenth more together.
 */
export function createSharedLimit(limit: number, take: Take, now: () => Date = () => new Date()) {
  const minutes = new Map<string, Minute>();
  const most = limit + Math.floor(limit * SLACK);
  const portion = Math.max(1, Math.floor(limit * PORTION));

  function minuteOf(key: string): Minute {
    const at = now().getTime();
    const known = minutes.get(key);
    if (known && known.endsAt > at) return known;
    if (minutes.size > KEPT_MAX) for (const [old, { endsAt }] of minutes) if (endsAt <= at) minutes.delete(old);
    const fresh = { endsAt: at + WINDOW_MS, passed: 0, granted: 0, taken: 0, waiting: 0, asking: null };
    minutes.set(key, fresh);
    return fresh;
  }

  async function askFor(key: string, minute: Minute): Promise<void> {
    const calls = Math.min(Math.max(portion, minute.waiting), limit - minute.granted);
    try {
      const { endsAt, taken } = await take(key, calls, now());
      minute.granted += Math.max(0, Math.min(calls, most - (taken - calls)));
      minute.taken = taken;
      minute.endsAt = endsAt.getTime();
    } catch {
      // While the database is away each process counts for itself.
      minute.granted += calls;
      minute.taken += calls;
    }
  }

  return async (key: string) => {
    let minute = minuteOf(key);
    while (minute.passed >= minute.granted && minute.passed < limit && minute.taken < most) {
      minute.waiting++;
      const asked = minute;
      await (asked.asking ??= askFor(key, asked).finally(() => (asked.asking = null)));
      asked.waiting--;
      minute = minuteOf(key);
    }
    const exceeded = minute.passed >= Math.min(limit, minute.granted);
    if (!exceeded) minute.passed++;
    const others = minute.taken - minute.granted;
    return {
      exceeded,
      left: exceeded ? 0 : Math.max(0, limit - minute.passed - Math.max(0, others)),
      resetMs: minute.endsAt - now().getTime(),
    };
  };
}
