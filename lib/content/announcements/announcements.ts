import * as z from "zod";
import { content } from "#lib/content/content.ts";

const pattern = z.string().transform((source) => new RegExp(source));

/** By which signs of a headline, folded, an announcement is known; the first that fits is it. */
export const readAnnouncements = content(
  "announcements/announcements.json",
  z.array(z.strictObject({ key: z.string(), asks: pattern }).readonly()).readonly(),
);

const lines = z.tuple([z.string(), z.string()], z.string()).readonly();

/** What a brand tells of itself: nothing that is not in the theme may be claimed of it, so these only invite. */
export const readInvitations = content(
  "announcements/{language}.json",
  z.record(z.string(), z.strictObject({ asks: pattern.optional(), lines }).readonly()),
);
