import { deleteExpired } from "#lib/db/expired.ts";
import { deleteRemoved } from "#lib/services/library/delete-removed.ts";
import { deleteOrphans } from "#lib/services/media/delete-orphans.ts";
import type { Handler } from "./job.ts";

export const sweep: Handler<"sweep"> = async (_, job) => {
  const expired = await deleteExpired(job.db, job.now());
  await deleteRemoved(job);
  job.log.info({ ...expired, files: await deleteOrphans(job) }, "swept");
};
