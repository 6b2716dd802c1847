import * as z from "zod";
import { ROLES } from "#lib/domain/role.ts";
import { operation } from "./operation.ts";
import { deleted, email, timestamp } from "./shapes.ts";

const role = z.enum(ROLES);

const InviteView = z.strictObject({
  id: z.string(),
  email: z.string(),
  role,
  invitedAt: timestamp,
  expiresAt: timestamp,
});

const MemberView = z.strictObject({ id: z.string(), name: z.string(), email: z.string(), role, joinedAt: timestamp });

export const readTeam = operation({
  method: "GET",
  path: "/team",
  summary: "List the workspace's members and open invites",
  response: z.strictObject({ members: z.array(MemberView), invites: z.array(InviteView) }),
});

export const inviteMember = operation({
  method: "POST",
  path: "/team/invites",
  summary: "Invite a person by e-mail; a second invite to the same e-mail takes the first one's place",
  audience: "app",
  permission: "invitePeople",
  body: z.strictObject({ email, role: role.default("member"), writesOnly: z.boolean().default(false) }),
  status: 201,
  response: InviteView.extend({
    link: z
      .url()
      .nullable()
      .meta({ description: "Where no mail leaves the installation: the link, to be handed over." }),
  }),
  errors: ["invalid_state"],
});

export const cancelInvite = operation({
  method: "DELETE",
  path: "/team/invites/{id}",
  summary: "Cancel an open invite: its link serves no more",
  audience: "app",
  permission: "invitePeople",
  response: deleted,
  errors: ["not_found"],
});

export const changeRole = operation({
  method: "PATCH",
  path: "/team/members/{id}",
  summary: "Change a member's role",
  audience: "app",
  permission: "manageMembers",
  body: z.strictObject({ role }),
  response: MemberView,
  errors: ["not_found", "invalid_state"],
});

export const listWriters = operation({
  method: "GET",
  path: "/team/writers",
  summary: "List the members and invites that write and do not publish",
  audience: "app",
  response: z.strictObject({ members: z.array(z.string()), invites: z.array(z.string()) }),
});

export const limitMember = operation({
  method: "POST",
  path: "/team/members/{id}/limit",
  summary: "Say whether a member writes only, or publishes as well",
  audience: "app",
  permission: "manageMembers",
  body: z.strictObject({ writesOnly: z.boolean() }),
  response: MemberView,
  errors: ["not_found", "invalid_state"],
});

export const removeMember = operation({
  method: "DELETE",
  path: "/team/members/{id}",
  summary: "Remove a member, or leave: their session and the keys they made stop at once",
  audience: "app",
  response: deleted,
  errors: ["not_found", "invalid_state"],
});
