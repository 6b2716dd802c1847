import { headers } from "next/headers";

const PHONE = /\bMobi/;

/** Whether the browser's name lets expect more than a phone. */
export const looksWide = async (): Promise<boolean> => !PHONE.test((await headers()).get("user-agent") ?? "");
