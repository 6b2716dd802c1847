import { cancelInvite as cancel } from "#lib/services/invites/cancel-invite.ts";
import { inviteMember as invite } from "#lib/services/invites/invite-member.ts";
import { sendsMail } from "#lib/services/mail/sends-mail.ts";
import { changeRole as change, limitMember as limit } from "#lib/services/team/change-role.ts";
import {
  type findInvite,
  type findMember,
  listWriters as writers,
  readTeam as read,
} from "#lib/services/team/read-team.ts";
import { removeMember as remove } from "#lib/services/team/remove-member.ts";
import type { Handler } from "./handler.ts";

const presentMember = ({ id, joinedAt, role, user }: Awaited<ReturnType<typeof findMember>>) => ({
  id,
  name: user.name,
  email: user.email,
  role,
  joinedAt: joinedAt.toISOString(),
});

const presentInvite = ({ email, expiresAt, id, invitedAt, role }: Awaited<ReturnType<typeof findInvite>>) => ({
  id,
  email,
  role,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const readTeam: Handler<"readTeam"> = async (context) => {
  const { invites, members } = await read(context);
  return { members: members.map(presentMember), invites: invites.map(presentInvite) };
};

export const inviteMember: Handler<"inviteMember"> = async (context, { body }) => {
  const { link, ...sent } = await invite(context, body);
  return { ...presentInvite(sent), link: (await sendsMail(context)) ? null : link };
};

export const cancelInvite: Handler<"cancelInvite"> = async (context, { params }) => {
  await cancel(context, params.id);
  return { id: params.id, deleted: true };
};

export const changeRole: Handler<"changeRole"> = async (context, { body, params }) =>
  presentMember(await change(context, params.id, body.role));

export const listWriters: Handler<"listWriters"> = (context) => writers(context);

export const limitMember: Handler<"limitMember"> = async (context, { body, params }) =>
  presentMember(await limit(context, params.id, body.writesOnly));

export const removeMember: Handler<"removeMember"> = async (context, { params }) => {
  await remove(context, params.id);
  return { id: params.id, deleted: true };
};
