import * as z from "zod";
import { content } from "#lib/content/content.ts";
import type shapes from "./icons.json";

export type IconName = keyof typeof shapes;

/** Shapes of the icons drawn, from Lucide (ISC licence, https://lucide.dev/license), on a field of 24 by 24. */
export const readIcons = content("icons/icons.json", z.record(z.string(), z.string().startsWith("<")));

export const isIcon = (name: string): name is IconName => Object.hasOwn(readIcons(), name);
