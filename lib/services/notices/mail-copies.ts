import { enqueue } from "#lib/db/jobs.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { noticeMail } from "./notice-mail.ts";
import { toldNotice } from "./told.ts";

/** Mails a member what they were to be mailed of these, in one mail, and puts down that it was. */
export async function mailCopies(
  { db, now, settings }: Pick<SystemContext, "db" | "now" | "settings">,
  memberId: string,
  noticeIds: readonly string[],
): Promise<void> {
  const notices = await db.notice.findMany({
    where: { id: { in: [...noticeIds] } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...toldNotice,
  });
  const [first, ...others] = notices;
  if (!first) return;
  const { user, workspace } = await db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { user: { select: { email: true, language: true } }, workspace: { select: { name: true } } },
  });
  const reader = { to: user.email, language: user.language, workspace: workspace.name };
  await enqueue(db, "send-mail", noticeMail(reader, settings.appUrl, [first, ...others]));
  await db.noticeCopy.updateMany({
    where: { memberId, noticeId: { in: [...noticeIds] } },
    data: { mailAt: null, mailedAt: now() },
  });
}
