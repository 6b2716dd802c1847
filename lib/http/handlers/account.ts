import { askForEmail, takeEmail } from "#lib/services/account/change-email.ts";
import { changePassword as change } from "#lib/services/account/change-password.ts";
import { endSessions as end } from "#lib/services/account/end-sessions.ts";
import { readAccount as read } from "#lib/services/account/read-account.ts";
import { updateAccount as update } from "#lib/services/account/update-account.ts";
import { addPasskey as add, beginPasskey as beginAdding } from "#lib/services/passkeys/add-passkey.ts";
import { removePasskey as remove } from "#lib/services/passkeys/remove-passkey.ts";
import { beginSecondStep as begin } from "#lib/services/second-step/begin-second-step.ts";
import { renewRecoveryCodes as renew } from "#lib/services/second-step/recovery-codes.ts";
import { turnOffSecondStep as turnOff } from "#lib/services/second-step/turn-off-second-step.ts";
import { turnOnSecondStep as turnOn } from "#lib/services/second-step/turn-on-second-step.ts";
import type { Handler } from "./handler.ts";

const presentAccount = ({ current, passkeys, secondStep, user, workspaces }: Awaited<ReturnType<typeof read>>) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  language: user.language,
  hasPassword: user.passwordHash !== null,
  secondStep: secondStep && {
    onSince: secondStep.onSince.toISOString(),
    recoveryCodesLeft: secondStep._count.recoveryCodes,
  },
  passkeys: passkeys.map(({ createdAt, id, lastUsedAt, name }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
  workspace: { ...current.workspace, role: current.role, writesOnly: current.writesOnly },
  workspaces,
});

export const readAccount: Handler<"readAccount"> = async (context) => presentAccount(await read(context));

export const updateAccount: Handler<"updateAccount"> = async (context, { body }) =>
  presentAccount(await update(context, body));

export const changePassword: Handler<"changePassword"> = async (context, { body }) => {
  await change(context, body);
  return { changed: true };
};

export const changeEmail: Handler<"changeEmail"> = async (context, { body }) => {
  await askForEmail(context, body);
  return { sentTo: body.email };
};

export const confirmEmail: Handler<"confirmEmail"> = async (context, { body }) =>
  presentAccount(await takeEmail(context, body.token));

export const endSessions: Handler<"endSessions"> = async (context) => {
  await end(context);
  return { ended: true };
};

export const beginSecondStep: Handler<"beginSecondStep"> = (context, { body }) => begin(context, body.password);

export const turnOnSecondStep: Handler<"turnOnSecondStep"> = (context, { body }) => turnOn(context, body);

export const turnOffSecondStep: Handler<"turnOffSecondStep"> = (context, { body }) => turnOff(context, body.code);

export const renewRecoveryCodes: Handler<"renewRecoveryCodes"> = async (context, { body }) => ({
  recoveryCodes: await renew(context, body.code),
});

export const beginPasskey: Handler<"beginPasskey"> = (context, { body }) => beginAdding(context, body.proof);

export const addPasskey: Handler<"addPasskey"> = async (context, { body }) => {
  await add(context, body);
  return presentAccount(await read(context));
};

export const removePasskey: Handler<"removePasskey"> = async (context, { params }) => {
  await remove(context, params.id);
  return presentAccount(await read(context));
};
