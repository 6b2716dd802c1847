import type { Context } from "#lib/runtime/context.ts";
import type { Format } from "#lib/domain/format.ts";
import { newId } from "#lib/db/id.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBalance } from "#lib/services/credits/read-balance.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { acceptPosts } from "./accept-posts.ts";
import { checkWish } from "./create-post.ts";

interface Row {
  theme: string;
  format: Format;
  when: Date | null;
}

interface Plan {
  projectId: string;
  as: "posts" | "ideas";
  rows: readonly Row[];
}

/** A whole plan at once: all its rows, or none of them. */
export async function createPosts(context: Context, { as, projectId, rows }: Plan) {
  for (const [index, row] of rows.entries()) atRow(index, () => checkRow(context, row));
  return as === "ideas" ? noteIdeas(context, projectId, rows) : acceptPosts(context, projectId, rows);
}

function checkRow({ now }: Context, row: Row): void {
  checkWish(row);
  if (row.when && row.when <= now()) throw new Refusal("when_not_in_future", { field: "when" });
}

/** A row's fault names the row. */
function atRow(index: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { detail, field, reason } = error;
    throw new Refusal(reason, { field: `rows.${index}.${field ?? "theme"}`, ...(detail !== undefined && { detail }) });
  }
}

const noteIdeas = (context: Context, projectId: string, rows: readonly Row[]) =>
  context.transaction(async (within) => {
    const { db, now, workspaceId } = within;
    const { id } = await findProject(within, projectId);
    const shared = { workspaceId, projectId: id, status: "idea", origin: "app", createdAt: now() } as const;
    const ideas = rows.map(({ format, theme, when }) => ({
      ...shared,
      id: newId("post"),
      format,
      theme,
      scheduledFor: when,
    }));
    await db.post.createMany({ data: ideas });
    return { posts: ideas.map((idea) => idea.id), remainingCredits: await readBalance(within) };
  });
