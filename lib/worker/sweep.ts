import { deleteExpired } from "#lib/db/expired.ts";
import { deleteRemoved } from "#lib/services/library/delete-removed.ts";
import { deleteOrphans } from "#lib/services/media/delete-orphans.ts";
import type { Handler } from "./job.ts";

export const sweep: Handler<"sweep"> = async (_, runtime, { signal }) => {
  const expired = await deleteExpired(runtime.db, runtime.now());
  await deleteRemoved(runtime);
  runtime.log.info({ ...expired, files: await deleteOrphans({ ...runtime, signal }) }, "swept");
};
