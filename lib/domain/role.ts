export const ROLES = ["owner", "admin", "member"] as const;
export type Role = (typeof ROLES)[number];

/** Who may do what in the app; the API has no such gates. */
const ALLOWED = {
  manageKeys: ["owner", "admin"],
  invitePeople: ["owner", "admin"],
  changePlan: ["owner"],
  readAudit: ["owner", "admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

export const roleAllows = (role: Role, permission: Permission): boolean =>
  (ALLOWED[permission] as readonly Role[]).includes(role);
