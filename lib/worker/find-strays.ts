import { noteStrays } from "#lib/services/media/delete-orphans.ts";
import type { Handler } from "./job.ts";

/** Daily, since it looks at every file; the next sweep but one deletes what it notes. */
export const findStrays: Handler<"find-strays"> = async (_, runtime, { signal }) => {
  runtime.log.info({ strays: await noteStrays({ ...runtime, signal }) }, "looked for strays");
};
