import { boot } from "#lib/boot.ts";
import { answerEntry } from "#lib/http/entry.ts";

export const dynamic = "force-dynamic";

export const POST = async (request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const { limits, runtime } = boot();
  return answerEntry(runtime, limits, request, `/${(await params).name}`);
};
