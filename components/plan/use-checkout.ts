"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import type { Output } from "#lib/contract/index.ts";

type Checkout = Output<"buyPack">["checkout"];

/** To where a person pays: a page of ours, or the provider's. */
export function useCheckout() {
  const router = useRouter();
  return useCallback(
    ({ id, url }: Checkout) => {
      const ours = `/plan/checkout/${id}`;
      if (new URL(url).pathname === ours) router.push(ours);
      else window.location.assign(url);
    },
    [router],
  );
}
