import { readTeam as read } from "#lib/services/team/read.ts";
import type { Handler } from "./index.ts";

export const readTeam: Handler<"readTeam"> = async (context) => {
  const { invites, members } = await read(context);
  return {
    members: members.map(({ id, joinedAt, role, user }) => ({
      id,
      name: user.name,
      email: user.email,
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    invites: invites.map(({ email, expiresAt, id, invitedAt, role }) => ({
      id,
      email,
      role,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
};
