"use client";

import dynamic from "next/dynamic";
import { useWide } from "#components/ui/use-wide.ts";
import type { SidebarProps } from "./sidebar.tsx";

const Sidebar = dynamic(async () => (await import("./sidebar.tsx")).Sidebar);

/** A phone has no sidebar, and fetches none. */
export function Side(props: SidebarProps) {
  return useWide() && <Sidebar {...props} />;
}
