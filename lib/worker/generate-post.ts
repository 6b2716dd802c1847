import { generatePost as generate } from "#lib/services/generation/generate-post.ts";
import type { Handler } from "./job.ts";

export const generatePost: Handler<"generate-post"> = ({ postId }, runtime, attempt) =>
  generate(runtime, postId, attempt);
