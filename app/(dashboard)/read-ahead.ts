import { dehydrate, QueryClient } from "@tanstack/react-query";
import { headers } from "next/headers";
import { boot } from "#lib/runtime/boot.ts";
import { requestLine } from "#lib/client/call.ts";
import { pack } from "#lib/client/packed.ts";
import { queryKey } from "#lib/client/query-key.ts";
import type { Arguments, CallName, Output } from "#lib/contract/index.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";

/** A window that stands already has what it knows; a new one comes with what it shows. */
export const isFirstPage = async (): Promise<boolean> => (await headers()).get("sec-fetch-dest") === "document";

/** What a page shows first, read before it is sent and kept under the keys by which the browser looks for it. */
export async function openReadAhead() {
  const cookie = (await headers()).get("cookie") ?? "";
  const { limits, runtime } = boot();
  const cache = new QueryClient();

  async function ask<Name extends CallName>(name: Name, sent: Arguments<Name>): Promise<Output<Name>> {
    const { address, method } = requestLine(name, sent);
    const request = new Request(new URL(address, runtime.settings.appUrl), { method, headers: { cookie } });
    const response = await dispatch(runtime, limits, "app", request);
    if (!response.ok) throw new Error(`${name} answered ${response.status} ahead of its page`);
    return (await response.json()) as Output<Name>;
  }
  return {
    read: <Name extends CallName>(name: Name, sent: Arguments<Name>) =>
      cache.fetchQuery({ queryKey: queryKey(name, sent), queryFn: () => ask(name, sent) }),
    state: () => pack(dehydrate(cache)),
  };
}
