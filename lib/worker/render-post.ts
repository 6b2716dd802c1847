import { renderPost as render } from "#lib/services/generation/render-post.ts";
import type { Handler } from "./job.ts";

export const renderPost: Handler<"render-post"> = ({ postId }, runtime, { signal }) => render(runtime, postId, signal);
