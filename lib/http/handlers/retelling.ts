import { readRetelling as read } from "#lib/services/generation/retell/read-retelling.ts";
import { retellPost as retell } from "#lib/services/generation/retell/retell-post.ts";
import type { Handler } from "./handler.ts";

export const readRetelling: Handler<"readRetelling"> = (context, { params }) => read(context, params.id);

export const retellPost: Handler<"retellPost"> = ({ runtime, ...context }, { body, params }) =>
  retell(context, runtime, params.id, body);
