import { CreditCard, LayoutGrid, type LucideIcon, Users } from "lucide-react";

export type Place = "projects" | "team" | "plan";

export const PLACES: Record<Place, { href: string; icon: LucideIcon }> = {
  projects: { href: "/projects", icon: LayoutGrid },
  team: { href: "/team", icon: Users },
  plan: { href: "/plan", icon: CreditCard },
};

export const STUDIO: readonly Place[] = ["projects"];
export const WORKSPACE: readonly Place[] = ["team", "plan"];
export const EVERYWHERE: readonly Place[] = [...STUDIO, ...WORKSPACE];
