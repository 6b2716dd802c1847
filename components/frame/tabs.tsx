"use client";

import { CalendarDays, GalleryVerticalEnd, LayoutGrid, type LucideIcon } from "lucide-react";
import { NavLink } from "./nav-link.tsx";
import { type Tab, TABS } from "./nav.ts";

const ICONS: Record<Tab, LucideIcon> = { calendar: CalendarDays, posts: GalleryVerticalEnd, projects: LayoutGrid };

/** What a phone has at its bottom edge beside "more". */
export function Tabs() {
  return TABS.map((place) => <NavLink key={place} place={place} icon={ICONS[place]} tab />);
}
