import type { Context } from "#lib/runtime/context.ts";

/** How many makings a worker takes before this post's; none once one has it. */
export async function countAhead({ db }: Pick<Context, "db">, postId: string): Promise<number> {
  const [{ ahead } = { ahead: 0 }] = await db.$queryRaw<{ ahead: number }[]>`
    SELECT count(*)::int AS "ahead"
    FROM pgboss.job mine JOIN pgboss.job other
      ON other.name = mine.name AND other.state < 'active' AND other.start_after <= now()
        AND (other.priority > mine.priority
          OR (other.priority = mine.priority AND (other.created_on, other.id) < (mine.created_on, mine.id)))
    WHERE mine.name IN ('heavy', 'patient') AND mine.state < 'active' AND mine.data->'payload'->>'postId' = ${postId}`;
  return ahead;
}
