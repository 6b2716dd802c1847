import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findProject } from "./read-projects.ts";

/** For good, with its posts, its brand and its connection; what is published stays on the network. */
export const deleteProject = (context: Context, id: string): Promise<void> =>
  context.transaction(async (within) => {
    const project = await findProject(within, id);
    // Held, so that none of them begins to go out meanwhile.
    const posts = await within.db.$queryRaw<{ status: string }[]>`
      SELECT "status" FROM "Post" WHERE "projectId" = ${project.id} FOR UPDATE`;
    if (posts.some(({ status }) => status === "publishing")) throw new Refusal("project_publishing");
    await within.db.$executeRaw`
      INSERT INTO "OrphanFile" ("key") SELECT "key" FROM "Media" WHERE "projectId" = ${project.id}
      ON CONFLICT DO NOTHING`;
    await deletePosts(within, project.id);
    await within.db.project.delete({ where: { id: project.id } });
    await recordAudit(within, "project.deleted", project.id, { name: project.name });
  });

const AT_ONCE = 5000;

/** So many at a time: with all that hangs on them, no statement takes longer than a call may. */
async function deletePosts({ db }: Context, projectId: string): Promise<void> {
  for (let gone = AT_ONCE; gone === AT_ONCE;) {
    gone = await db.$executeRaw`
      DELETE FROM "Post" WHERE "id" IN (SELECT "id" FROM "Post" WHERE "projectId" = ${projectId} LIMIT ${AT_ONCE})`;
  }
}
