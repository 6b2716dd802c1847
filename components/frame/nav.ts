import {
  BookOpen,
  CalendarDays,
  CreditCard,
  GalleryVerticalEnd,
  LayoutGrid,
  type LucideIcon,
  Settings2,
  Users,
} from "lucide-react";

export type Place = "calendar" | "posts" | "settings" | "projects" | "team" | "plan" | "docs";

/** A place of one project has that project's id before its path. */
const PLACES: Record<Place, { path: string; icon: LucideIcon; ofProject?: true }> = {
  calendar: { path: "/calendar", icon: CalendarDays, ofProject: true },
  posts: { path: "/posts", icon: GalleryVerticalEnd, ofProject: true },
  settings: { path: "/settings", icon: Settings2, ofProject: true },
  projects: { path: "/projects", icon: LayoutGrid },
  team: { path: "/team", icon: Users },
  plan: { path: "/plan", icon: CreditCard },
  docs: { path: "/docs", icon: BookOpen },
};

/** Where a place is; a project's own places lead to the projects while there is none. */
export function placeOf(place: Place, projectId: string | undefined): { href: string; icon: LucideIcon } {
  const { icon, ofProject, path } = PLACES[place];
  if (!ofProject) return { href: path, icon };
  return { href: projectId === undefined ? "/projects" : `/${projectId}${path}`, icon };
}

export const STUDIO: readonly Place[] = ["calendar", "posts", "settings"];
export const WORKSPACE: readonly Place[] = ["projects", "team", "plan", "docs"];
export const EVERYWHERE: readonly Place[] = [...STUDIO, ...WORKSPACE];
/** What a phone has at its bottom edge; the rest is behind "more". */
export const TABS: readonly Place[] = ["calendar", "posts", "projects"];
export const BEHIND_MORE: readonly Place[] = EVERYWHERE.filter((place) => !TABS.includes(place));
