import { cookies, headers } from "next/headers";
import { WIDTH_COOKIE } from "./widths.ts";

const PHONE = /\bMobi/;
const APPLE = /Mac|iPhone|iPad/;

const agent = async () => (await headers()).get("user-agent") ?? "";

/** What the window was last, else whether the browser's name lets expect more than a phone. */
export async function looksWide(): Promise<boolean> {
  const last = (await cookies()).get(WIDTH_COOKIE)?.value;
  return last === undefined ? !PHONE.test(await agent()) : last === "wide";
}

/** Whether the browser's name lets expect an Apple keyboard. */
export const looksApple = async (): Promise<boolean> => APPLE.test(await agent());
