"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { readQuestion, watchQuestion } from "./ask-first.ts";

const AskFirstDialog = dynamic(async () => (await import("./ask-first-dialog.tsx")).AskFirstDialog, { ssr: false });

/** Where a project's pages ask, whoever wants to know. */
export function AskFirstHost() {
  const question = useSyncExternalStore(watchQuestion, readQuestion, () => null);
  return question && <AskFirstDialog question={question} />;
}
