import { boot } from "#lib/runtime/boot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { ArchiveError } from "#lib/services/archive/archive.ts";
import { readLine } from "./admin-line.ts";
import { main, Stop } from "./stop.ts";

await main(async () => {
  const { json, run } = readLine(process.argv.slice(2));
  const { runtime } = boot();
  try {
    const result = await run(runtime);
    console.log(JSON.stringify(result, null, json ? 0 : 2));
    return "ok" in result && result["ok"] === false ? 1 : 0;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ArchiveError) throw new Stop(error.message);
    throw error;
  } finally {
    await runtime.db.$disconnect();
  }
});
