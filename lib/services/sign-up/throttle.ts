import type { SystemContext } from "#lib/runtime/context.ts";

type Place = Pick<SystemContext, "db" | "now">;

const WINDOW_MS = 15 * 60_000;
/** Per e-mail and per address: a shared office is not locked out by one person's typos. */
const ALLOWED = { email: 8, address: 40 } as const;

const keysOf = (email: string, address: string | null) => [
  { key: `email:${email}`, allowed: ALLOWED.email },
  { key: `address:${address}`, allowed: ALLOWED.address },
];

/** Whether a sign-in may be tried at all. */
export async function maySignIn({ db, now }: Place, email: string, address: string | null): Promise<boolean> {
  const keys = keysOf(email, address);
  const counted = await db.signInThrottle.findMany({
    where: { key: { in: keys.map(({ key }) => key) }, windowEndsAt: { gt: now() } },
  });
  return counted.every(({ failures, key }) => failures < (keys.find((row) => row.key === key)?.allowed ?? 0));
}

export async function noteFailure({ db, now }: Place, email: string, address: string | null): Promise<void> {
  const at = now();
  const windowEndsAt = new Date(at.getTime() + WINDOW_MS);
  for (const { key } of keysOf(email, address)) {
    await db.$executeRaw`
      INSERT INTO "SignInThrottle" ("key", "failures", "windowEndsAt") VALUES (${key}, 1, ${windowEndsAt})
      ON CONFLICT ("key") DO UPDATE SET
        "failures" = CASE WHEN "SignInThrottle"."windowEndsAt" > ${at} THEN "SignInThrottle"."failures" + 1 ELSE 1 END,
        "windowEndsAt" = CASE WHEN "SignInThrottle"."windowEndsAt" > ${at} THEN "SignInThrottle"."windowEndsAt" ELSE ${windowEndsAt} END`;
  }
}

export async function forgetFailures({ db }: Pick<Place, "db">, email: string): Promise<void> {
  await db.signInThrottle.deleteMany({ where: { key: `email:${email}` } });
}
