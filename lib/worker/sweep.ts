import { deleteExpired } from "#lib/db/expired.ts";
import type { Handler } from "./job.ts";

export const sweep: Handler<"sweep"> = async (_, { db, log, now }) => {
  log.info(await deleteExpired(db, now()), "swept");
};
