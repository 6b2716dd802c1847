import type { Context } from "#lib/runtime/context.ts";
import { budgetOf } from "#lib/domain/edit-budget.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findPost } from "./read-posts.ts";

export async function readEditBudget(context: Context, id: string) {
  const post = await findPost(context, id);
  if (FORMAT_RULES[post.format].edits !== "reimagine") throw new Refusal("format_not_served");
  return budgetOf(post.imageEditsUsed);
}
