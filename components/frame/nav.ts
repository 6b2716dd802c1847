interface Spot {
  path: string;
  ofProject?: true;
}

/** A place of one project has that project's id before its path. */
const PLACES = {
  calendar: { path: "/calendar", ofProject: true },
  posts: { path: "/posts", ofProject: true },
  review: { path: "/review", ofProject: true },
  autopilot: { path: "/autopilot", ofProject: true },
  radar: { path: "/radar", ofProject: true },
  reports: { path: "/reports", ofProject: true },
  library: { path: "/library", ofProject: true },
  brand: { path: "/brand", ofProject: true },
  settings: { path: "/settings", ofProject: true },
  projects: { path: "/projects" },
  team: { path: "/team" },
  models: { path: "/models" },
  apiKeys: { path: "/keys" },
  audit: { path: "/audit" },
  plan: { path: "/plan" },
  docs: { path: "/docs" },
  status: { path: "/status" },
  installation: { path: "/installation" },
} satisfies Record<string, Spot>;

export type Place = keyof typeof PLACES;

/** Where a place is; a project's own places lead to the projects while there is none. */
export function hrefOf(place: Place, projectId: string | undefined): string {
  const { ofProject, path }: Spot = PLACES[place];
  if (!ofProject) return path;
  return projectId === undefined ? "/projects" : `/${projectId}${path}`;
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
const WORKSPACE: readonly Place[] = ["projects", "team", "models", "apiKeys", "audit", "plan", "docs", "status"];

interface Sees {
  /** what goes for every workspace is there for them alone */
  readonly ownsInstallation: boolean;
}

export const inWorkspace = ({ ownsInstallation }: Sees): readonly Place[] =>
  ownsInstallation ? [...WORKSPACE, "installation"] : WORKSPACE;
export const everywhere = (person: Sees): readonly Place[] => [...STUDIO, ...inWorkspace(person)];
/** What a phone has at its bottom edge; the rest is behind "more". */
export const TABS = ["calendar", "posts", "projects"] as const satisfies readonly Place[];
export type Tab = (typeof TABS)[number];
export const behindMore = (person: Sees): readonly Place[] =>
  everywhere(person).filter((place) => !TABS.some((tab) => tab === place));
