import * as z from "zod";
import { content } from "#lib/content/content.ts";
import { type IconName, isIcon } from "#lib/content/icons/icons.ts";
import { PROP_NAMES } from "./props.ts";
import { SETTING_NAMES } from "./settings.ts";

const props = z.array(z.enum(PROP_NAMES)).readonly();

const topic = z
  .strictObject({
    /** phrases of the subject; the longer one found wins */
    words: z.array(z.string().min(1)).min(1).readonly(),
    /** what may be the hero */
    heroes: props,
    friends: props,
    settings: z.array(z.enum(SETTING_NAMES)).readonly(),
    icon: z.custom<IconName>((name) => typeof name === "string" && isIcon(name), "Not an icon"),
  })
  .readonly();
export type Topic = z.infer<typeof topic>;

/** What the artist knows how to draw, by the English words that name it. */
export const readTopics = content("art-topics/art-topics.json", z.array(topic).readonly());
