export const ROLES = ["owner", "admin", "member"] as const;
export type Role = (typeof ROLES)[number];

/** Who may do what in the app; the API has no such gates. */
const ALLOWED = {
  manageKeys: ["owner", "admin"],
  manageProviders: ["owner"],
  invitePeople: ["owner", "admin"],
  manageMembers: ["owner", "admin"],
  changePlan: ["owner"],
  manageUsage: ["owner"],
  exportWorkspace: ["owner"],
  importWork: ["owner"],
  readStatus: ["owner"],
  readAudit: ["owner", "admin"],
  deleteProjects: ["owner", "admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

export const roleAllows = (role: Role, permission: Permission): boolean =>
  (ALLOWED[permission] as readonly Role[]).includes(role);

/** An owner manages everyone; others nobody above themselves, and they make nobody more than they are. */
export const mayManage = (actor: Role, ...roles: readonly Role[]): boolean =>
  roleAllows(actor, "manageMembers") && roles.every((role) => ROLES.indexOf(role) >= ROLES.indexOf(actor));
