import { choose, readChoices } from "#lib/services/notices/choices.ts";
import { countNotices as count, readNotices as read, seeNotices as see } from "#lib/services/notices/read-notices.ts";
import type { Handler } from "./handler.ts";

export const readNotices: Handler<"readNotices"> = async (context, { query }) => {
  const notices = await read(context, query.language ?? "pt");
  return { notices: notices.map(({ at, ...notice }) => ({ ...notice, at: at.toISOString() })) };
};

export const countNotices: Handler<"countNotices"> = (context) => count(context);

export const seeNotices: Handler<"seeNotices"> = async (context, { body }) => {
  await see(context, body.ids);
  return { seen: true };
};

export const readNoticeChoices: Handler<"readNoticeChoices"> = async (context) => ({
  choices: await readChoices(context),
});

export const chooseNotice: Handler<"chooseNotice"> = async (context, { body }) => ({
  choices: await choose(context, body),
});
