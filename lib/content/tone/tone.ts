import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** What a brand's words on its tone of voice may ask for; several at once. */
export const TRAITS = ["formal", "near", "warm", "playful", "dry", "brief", "poetic", "keen", "technical"] as const;
export type Trait = (typeof TRAITS)[number];

/** By which beginnings of words each is known, whatever the language; `_` joins a phrase. */
export const readTraits = content("tone/traits.json", z.record(z.enum(TRAITS), z.string().min(1)).readonly());
