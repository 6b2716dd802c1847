import * as z from "zod";
import { ROLES } from "#lib/domain/role.ts";
import { operation } from "./operation.ts";
import { timestamp } from "./shapes.ts";

const role = z.enum(ROLES);

export const readTeam = operation({
  method: "GET",
  path: "/team",
  summary: "List the workspace's members and open invites",
  response: z.strictObject({
    members: z.array(
      z.strictObject({ id: z.string(), name: z.string(), email: z.string(), role, joinedAt: timestamp }),
    ),
    invites: z.array(
      z.strictObject({ id: z.string(), email: z.string(), role, invitedAt: timestamp, expiresAt: timestamp }),
    ),
  }),
});
