"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { endSession } from "#components/entry/sign-in.ts";
import { toast } from "#components/ui/toast.ts";

export function useSignOut() {
  const t = useTranslations("errors");
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    const outcome = await endSession();
    if ("url" in outcome) {
      // A whole new document: nothing of this session stays in memory.
      window.location.assign("/login");
      return;
    }
    setLeaving(false);
    toast.error(t("network"));
  };
  return { signOut: () => void signOut(), leaving };
}
