import { ask, type Db } from "./client.ts";

const WINDOW_MS = 60_000;

interface Taken {
  /** by all processes in this window, these included */
  taken: number;
  endsAt: Date;
}

/** Takes calls of a key's minute, whichever process asks; the first that asks begins the minute. */
export async function takeCalls(db: Db, key: string, calls: number, at: Date): Promise<Taken> {
  const [row] = await ask<Taken>(
    db,
    `INSERT INTO "CallWindow" AS w ("keyId", "taken", "endsAt") VALUES ($1, $2, $3)
     ON CONFLICT ("keyId") DO UPDATE SET
       "taken" = CASE WHEN w."endsAt" <= $4 THEN excluded."taken" ELSE w."taken" + excluded."taken" END,
       "endsAt" = CASE WHEN w."endsAt" <= $4 THEN excluded."endsAt" ELSE w."endsAt" END
     RETURNING "taken", "endsAt"`,
    [key, calls, new Date(at.getTime() + WINDOW_MS), at],
  );
  if (!row) throw new Error("Nothing was counted");
  return row;
}
