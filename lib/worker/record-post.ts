import { recordAgain } from "#lib/services/generation/record-again.ts";
import type { Handler } from "./job.ts";

export const recordPost: Handler<"record-post"> = ({ postId }, { isLastTry: _, signal, ...runtime }) =>
  recordAgain(runtime, postId, signal);
