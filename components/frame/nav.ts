import { CalendarDays, CreditCard, GalleryVerticalEnd, LayoutGrid, type LucideIcon, Users } from "lucide-react";

export type Place = "calendar" | "posts" | "projects" | "team" | "plan";

/** A place of one project has that project's id before its path. */
const PLACES: Record<Place, { path: string; icon: LucideIcon; ofProject?: true }> = {
  calendar: { path: "/calendar", icon: CalendarDays, ofProject: true },
  posts: { path: "/posts", icon: GalleryVerticalEnd, ofProject: true },
  projects: { path: "/projects", icon: LayoutGrid },
  team: { path: "/team", icon: Users },
  plan: { path: "/plan", icon: CreditCard },
};

/** Where a place is; a project's own places lead to the projects while there is none. */
export function placeOf(place: Place, projectId: string | undefined): { href: string; icon: LucideIcon } {
  const { icon, ofProject, path } = PLACES[place];
  if (!ofProject) return { href: path, icon };
  return { href: projectId === undefined ? "/projects" : `/${projectId}${path}`, icon };
}

export const STUDIO: readonly Place[] = ["calendar", "posts", "projects"];
export const WORKSPACE: readonly Place[] = ["team", "plan"];
export const EVERYWHERE: readonly Place[] = [...STUDIO, ...WORKSPACE];
