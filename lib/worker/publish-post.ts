import { runPublication } from "#lib/services/publications/run-publication.ts";
import type { Handler } from "./job.ts";

export const publishPost: Handler<"publish-post"> = ({ postId }, { isLastTry: _, signal, ...runtime }) =>
  runPublication(runtime, postId, signal);
