import { recordAgain } from "#lib/services/generation/record-again.ts";
import type { Handler } from "./job.ts";

export const recordPost: Handler<"record-post"> = ({ postId }, runtime, attempt) =>
  recordAgain(runtime, postId, attempt);
