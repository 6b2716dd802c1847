import { boot } from "#lib/boot.ts";
import { answerMedia } from "#lib/http/media.ts";

const answer = (request: Request) => answerMedia(boot().runtime, request);

export const dynamic = "force-dynamic";
export { answer as GET, answer as HEAD };
