import { boot } from "#lib/boot.ts";
import { answerSample } from "#lib/http/sample.ts";

export const dynamic = "force-dynamic";

export const GET = (request: Request) => {
  const { limits, runtime } = boot();
  return answerSample(runtime, limits, request);
};
