import * as z from "zod";
import { DOUBTS } from "#lib/domain/draft.ts";
import { MAKER_FAILURES } from "#lib/domain/failure.ts";
import { WISH_MAX } from "#lib/domain/retelling.ts";
import { operation } from "./operation.ts";
import { text } from "./shapes.ts";

const PLACE_MAX = 120;

export const readRetelling = operation({
  method: "GET",
  path: "/posts/{id}/retelling",
  summary: "Read who would write a post's texts again, and which of them",
  audience: "app",
  response: z.strictObject({
    model: z.string().nullable().meta({ description: "Null: the built-in writer." }),
    takesWish: z.boolean(),
    places: z.array(z.string()).meta({ description: "The texts that can be told in another way, by their places." }),
  }),
  errors: ["not_found"],
});

const texts = z.record(z.string(), z.string()).meta({ description: "By place." });

export const retellPost = operation({
  method: "POST",
  path: "/posts/{id}/retell",
  summary: "Have a post's texts told again, all by a wish or one in another way; nothing is saved",
  audience: "app",
  transport: "lines",
  body: z.strictObject({
    place: text({ min: 1, max: PLACE_MAX }).optional().meta({ description: "Left out: all of them." }),
    wish: text({ min: 1, max: WISH_MAX }).optional(),
  }),
  line: z.discriminatedUnion("is", [
    z.strictObject({ is: z.literal("telling"), texts }),
    z.strictObject({ is: z.literal("told"), texts, doubts: z.array(z.enum(DOUBTS)) }),
    z.strictObject({ is: z.literal("failed"), failure: z.enum(MAKER_FAILURES), provider: z.string().nullable() }),
  ]),
  errors: ["not_found", "invalid_state", "rate_limited"],
});
