"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "#components/ui/toast.ts";

const ENDINGS = ["done", "denied", "failed", "permission"] as const;

/** Says how it went at the social network to a person who comes back from it, once. */
export function useReturn() {
  const t = useTranslations("connection.back");
  const router = useRouter();
  const pathname = usePathname();
  const ending = useSearchParams()?.get("connect");
  useEffect(() => {
    if (!ending || !pathname) return;
    const known = ENDINGS.find((one) => one === ending);
    if (known) toast[known === "done" ? "success" : "error"](t(known));
    router.replace(pathname, { scroll: false });
  }, [ending, pathname, router, t]);
}
