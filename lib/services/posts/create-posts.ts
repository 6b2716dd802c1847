import type { Context } from "#lib/runtime/context.ts";
import type { Format } from "#lib/domain/format.ts";
import { newId } from "#lib/db/id.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBalance } from "#lib/services/credits/read-balance.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { checkWish, createPost } from "./create-post.ts";

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
export function createPosts(context: Context, { as, projectId, rows }: Plan) {
  for (const [index, row] of rows.entries()) atRow(index, () => checkRow(context, projectId, row));
  return context.transaction(async (within) => {
    const { id } = await findProject(within, projectId);
    if (as === "ideas")
      return { posts: await noteIdeas(within, id, rows), remainingCredits: await readBalance(within) };
    // Counted before the first is spent, so that nobody is told of a row that others took the credit of.
    const left = await readBalance(within);
    if (left < rows.length) throw new Refusal("too_few_credits", { detail: `${left} de ${rows.length}` });
    const posts: string[] = [];
    let remainingCredits = left;
    for (const row of rows) {
      const accepted = await createPost(within, { projectId: id, ...row });
      posts.push(accepted.postId);
      ({ remainingCredits } = accepted);
    }
    return { posts, remainingCredits };
  });
}

function checkRow({ now }: Context, projectId: string, row: Row): void {
  checkWish({ projectId, ...row });
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

async function noteIdeas({ db, now, workspaceId }: Context, projectId: string, rows: readonly Row[]) {
  const shared = { workspaceId, projectId, status: "idea", origin: "app", createdAt: now() } as const;
  const ideas = rows.map(({ format, theme, when }) => ({
    ...shared,
    id: newId("post"),
    format,
    theme,
    scheduledFor: when,
  }));
  await db.post.createMany({ data: ideas });
  return ideas.map(({ id }) => id);
}
