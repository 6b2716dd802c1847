import {
  Activity,
  BookOpen,
  Bot,
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  GalleryVerticalEnd,
  History,
  Images,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  Radar,
  Palette,
  Settings2,
  Users,
  WandSparkles,
} from "lucide-react";

interface Spot {
  path: string;
  icon: LucideIcon;
  ofProject?: true;
}

/** A place of one project has that project's id before its path. */
const PLACES = {
  calendar: { path: "/calendar", icon: CalendarDays, ofProject: true },
  posts: { path: "/posts", icon: GalleryVerticalEnd, ofProject: true },
  review: { path: "/review", icon: ClipboardCheck, ofProject: true },
  autopilot: { path: "/autopilot", icon: Bot, ofProject: true },
  radar: { path: "/radar", icon: Radar, ofProject: true },
  reports: { path: "/reports", icon: ChartColumn, ofProject: true },
  library: { path: "/library", icon: Images, ofProject: true },
  brand: { path: "/brand", icon: Palette, ofProject: true },
  settings: { path: "/settings", icon: Settings2, ofProject: true },
  projects: { path: "/projects", icon: LayoutGrid },
  team: { path: "/team", icon: Users },
  models: { path: "/models", icon: WandSparkles },
  apiKeys: { path: "/keys", icon: KeyRound },
  audit: { path: "/audit", icon: History },
  plan: { path: "/plan", icon: CreditCard },
  docs: { path: "/docs", icon: BookOpen },
  status: { path: "/status", icon: Activity },
} satisfies Record<string, Spot>;

export type Place = keyof typeof PLACES;

/** Where a place is; a project's own places lead to the projects while there is none. */
export function placeOf(place: Place, projectId: string | undefined): { href: string; icon: LucideIcon } {
  const { icon, ofProject, path }: Spot = PLACES[place];
  if (!ofProject) return { href: path, icon };
  return { href: projectId === undefined ? "/projects" : `/${projectId}${path}`, icon };
}

export const STUDIO: readonly Place[] = [
  "calendar",
  "posts",
  "review",
  "autopilot",
  "radar",
  "reports",
  "library",
  "brand",
  "settings",
];
export const WORKSPACE: readonly Place[] = ["projects", "team", "models", "apiKeys", "audit", "plan", "docs", "status"];
export const EVERYWHERE: readonly Place[] = [...STUDIO, ...WORKSPACE];
/** What a phone has at its bottom edge; the rest is behind "more". */
export const TABS: readonly Place[] = ["calendar", "posts", "projects"];
export const BEHIND_MORE: readonly Place[] = EVERYWHERE.filter((place) => !TABS.includes(place));
