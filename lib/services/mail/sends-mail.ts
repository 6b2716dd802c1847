import type { Settings } from "#lib/runtime/context.ts";

/** Whether mails leave this instance: without a mail server they are only kept. */
export const sendsMail = ({ providers }: Pick<Settings, "providers">): boolean =>
  providers.some(({ address, part }) => part === "mail" && address !== null);
