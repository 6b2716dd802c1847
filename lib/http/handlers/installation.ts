import { readInstallation as read } from "#lib/services/installation/read-installation.ts";
import { openSignUp as open } from "#lib/services/installation/sign-up.ts";
import type { Handler } from "./handler.ts";

export const readInstallation: Handler<"readInstallation"> = read;

export const openSignUp: Handler<"openSignUp"> = async (context, { body }) => {
  await open(context, body.isOpen);
  return read(context);
};
