import { asJson } from "#lib/db/json/as-json.ts";
import { newId } from "#lib/db/id.ts";
import type { NoticeDetail } from "#lib/db/json/notice.ts";
import { GATHER_MS, type NoticeKind, NOTICES } from "#lib/domain/notice.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { mailCopies } from "./mail-copies.ts";

export interface News {
  kind: NoticeKind;
  workspaceId: string;
  projectId?: string;
  postId?: string;
  /** what it tells of, among those of its kind: the same is told once, however often it comes */
  about: string;
  detail?: NoticeDetail;
}

/** Puts down, with its cause and in its transaction, what a person should know of, for each who wants to. */
export async function tell(
  within: Pick<SystemContext, "db" | "now" | "settings">,
  ...news: readonly News[]
): Promise<void> {
  if (news.length === 0) return;
  const { db, now } = within;
  const at = now();
  const made = await db.notice.createManyAndReturn({
    data: news.map(({ about, detail = {}, kind, ...of }) => ({
      ...of,
      id: newId("notice"),
      kind,
      key: `${kind} ${about}`,
      detail: asJson(detail),
      at,
    })),
    skipDuplicates: true,
    select: { id: true, kind: true, workspaceId: true },
  });
  if (made.length === 0) return;
  const members = await db.member.findMany({
    where: { workspaceId: { in: [...new Set(made.map(({ workspaceId }) => workspaceId))] } },
    select: { id: true, role: true, workspaceId: true, user: { select: { noticeChoices: true } } },
  });
  const copies = made.flatMap(({ id: noticeId, kind, workspaceId }) => {
    const { gathers, told, topic } = NOTICES[kind];
    const people = members.filter((member) => member.workspaceId === workspaceId && told.includes(member.role));
    return people.flatMap(({ id: memberId, user }) => {
      const wants = user.noticeChoices.find((choice) => choice.topic === topic) ?? { mail: true, list: true };
      const mailAt = wants.mail ? new Date(at.getTime() + (gathers ? GATHER_MS : 0)) : null;
      return wants.mail || wants.list ? [{ noticeId, memberId, isListed: wants.list, mailAt }] : [];
    });
  });
  await db.noticeCopy.createMany({ data: copies });
  const urgent = copies.filter(({ mailAt }) => mailAt && mailAt <= at);
  for (const memberId of new Set(urgent.map((copy) => copy.memberId))) {
    await mailCopies(
      within,
      memberId,
      urgent.filter((copy) => copy.memberId === memberId).map((copy) => copy.noticeId),
    );
  }
}
