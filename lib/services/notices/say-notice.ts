import { type NoticeDetail, noticeDetail } from "#lib/db/json/notice.ts";
import { type Language, LANGUAGE_ROWS } from "#lib/domain/language.ts";
import { nextStepOf } from "#lib/domain/notice.ts";
import { type Texts, textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import type { ToldNotice } from "./told.ts";

export interface Said {
  readonly title: string;
  readonly text: string;
  readonly next: string;
  /** within the app */
  readonly path: string;
}

/** A notice as a person reads it, in a mail and in the list alike: what happened, and what to do next. */
export function sayNotice(notice: ToldNotice, count: number, language: Language): Said {
  const texts = textsIn(language);
  const words = wordsOf(texts.told.kinds[notice.kind], count);
  const values = valuesOf(notice, count, language, texts);
  return {
    title: fill(words.title, values),
    text: fill(words.text, values).trim(),
    next: words.next,
    path: nextStepOf({ ...notice, count }),
  };
}

type Words = Texts["told"]["kinds"]["post_failed"]["one"];

const wordsOf = ({ one, several = one }: { one: Words; several?: Words }, count: number) => (count > 1 ? several : one);

function valuesOf({ detail: stored, id, post, project }: ToldNotice, count: number, language: Language, texts: Texts) {
  const detail = noticeDetail.read(stored, id);
  const { locale } = LANGUAGE_ROWS[language];
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: project?.timezone ?? "UTC",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return {
    count: String(count),
    project: project?.name ?? "",
    theme: post?.theme ?? "",
    date: post?.scheduledFor ? date.format(post.scheduledFor) : "",
    handle: detail.handle ?? "",
    provider: detail.provider ?? "",
    reason: detail.reason ? texts.failures[detail.reason] : "",
    because: becauseOf(detail, texts),
    ...termsOf(detail, locale, texts),
  };
}

function becauseOf({ because, fault }: NoticeDetail, { connection, told }: Texts): string {
  if (because) return connection.because[because];
  return fault === "busy" || fault === "broken" ? told.because[fault] : "";
}

function termsOf({ amountCents = 0, currency, days = 0, until }: NoticeDetail, locale: string, { told }: Texts) {
  const money = currency && new Intl.NumberFormat(locale, { style: "currency", currency });
  return {
    days: days === 1 ? told.day : fill(told.days, { count: String(days) }),
    amount: money ? money.format(amountCents / 100) : "",
    until: until ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(until)) : "",
  };
}
