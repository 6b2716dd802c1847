import { boot } from "#lib/runtime/boot.ts";

export const dynamic = "force-dynamic";

/** The database answers too. */
export async function GET() {
  try {
    await boot().runtime.db.$queryRaw`SELECT 1`;
    return Response.json({ ok: true });
  } catch {
    return Response.json({ ok: false }, { status: 503 });
  }
}
