import type { Status } from "#lib/domain/post.ts";
import { type Texts, textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import type { Report } from "./gather-report.ts";

const AHEAD: Partial<Record<Status, keyof Texts["mails"]["report"]["ahead"]>> = {
  idea: "idea",
  queued: "making",
  generating: "making",
  draft: "proposed",
  scheduled: "scheduled",
};

interface Line {
  title: string;
  note: string;
  link: { text: string; href: string } | null;
}

/** A report as a person reads it: the mail's text and its HTML say the same, from the same lines. */
function read(report: Report, appUrl: string) {
  const { blockers, enabled, failed, language, next, projectId, published, timezone } = report;
  const { failures, mails } = textsIn(language);
  const { why, subject, ...words } = mails.report;
  const project = report.projectName;
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { timeZone: timezone, day: "numeric", month: "short" });
  const hour = new Intl.DateTimeFormat(language, {
    timeZone: timezone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const measured = published.flatMap(({ figures }) => figures ?? []);
  const sum = (name: "views" | "likes" | "comments") =>
    measured.length > 0 ? number.format(measured.reduce((total, figures) => total + figures[name], 0)) : "–";
  const fixes = { no_slots: `/${projectId}/autopilot`, no_social: `/${projectId}/settings`, no_credits: "/plan" };
  const figuresOf = ({ comments, likes, views }: { views: number; likes: number; comments: number }) =>
    `${number.format(views)} ${words.views} · ${number.format(likes)} ${words.likes} · ${number.format(comments)} ${words.comments}`;
  return {
    words,
    project,
    subject: fill(subject, { project }),
    why: fill(why, { project }),
    period: day.formatRange(report.from, report.to),
    url: `${appUrl}/${projectId}/autopilot`,
    totals: [
      { value: number.format(published.length), name: words.published },
      { value: sum("views"), name: words.views },
      { value: sum("likes"), name: words.likes },
      { value: sum("comments"), name: words.comments },
    ],
    published: published.map(({ figures, permalink, publishedAt, theme }): Line => ({
      title: theme,
      note: `${hour.format(publishedAt)} · ${figures ? figuresOf(figures) : words.unmeasured}`,
      link: permalink ? { text: words.see, href: permalink } : null,
    })),
    failed: failed.map(({ at, id, reason, theme }): Line => ({
      title: theme,
      note: [hour.format(at), ...(reason ? [failures[reason]] : [])].join(" · "),
      link: { text: words.fixFailed, href: `${appUrl}/${projectId}/posts/${id}` },
    })),
    next: next.map(({ scheduledFor, status, theme }): Line => ({
      title: theme,
      note: `${hour.format(scheduledFor)} · ${words.ahead[AHEAD[status] ?? "idea"]}`,
      link: null,
    })),
    blocked: [
      ...(enabled
        ? []
        : [{ title: words.off, note: "", link: { text: words.open, href: `${appUrl}/${projectId}/autopilot` } }]),
      ...blockers.map((blocker): Line => ({
        title: words.blockers[blocker],
        note: "",
        link: { text: words.fix[blocker], href: `${appUrl}${fixes[blocker]}` },
      })),
    ],
  };
}

type Read = ReturnType<typeof read>;

export function reportMail(report: Report, appUrl: string) {
  const said = read(report, appUrl);
  return { subject: said.subject, text: textOf(said), html: htmlOf(said) };
}

function textOf({ blocked, failed, next, period, project, published, totals, url, why, words }: Read): string {
  const lines = (list: readonly Line[]) =>
    list.flatMap(({ link, note, title }) => [
      `- ${title}`,
      ...(note ? [`  ${note}`] : []),
      ...(link ? [`  ${link.href}`] : []),
    ]);
  return [
    `${words.title}: ${project}`,
    period,
    "",
    totals.map(({ name, value }) => `${name}: ${value}`).join("   "),
    "",
    words.published.toUpperCase(),
    ...(published.length > 0 ? lines(published) : [words.nothingPublished]),
    ...(failed.length > 0 ? ["", words.failed.toUpperCase(), ...lines(failed)] : []),
    "",
    words.next.toUpperCase(),
    ...(next.length > 0 ? lines(next) : [words.nothingNext]),
    ...(blocked.length > 0 ? ["", words.blocked.toUpperCase(), ...lines(blocked)] : []),
    "",
    `${words.open}: ${url}`,
    "",
    why,
    "",
  ].join("\n");
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const [INK, MUTED, LINE, ACCENT] = ["#1a1917", "#625f58", "#e6e4df", "#5b3df5"];

// Mail programs read tables and inline styles, and little else.
function htmlOf({ blocked, failed, next, period, project, published, subject, totals, url, why, words }: Read): string {
  const row = ({ link, note, title }: Line) => `
      <tr><td style="padding:12px 0;border-top:1px solid ${LINE}">
        <div style="font-size:15px;line-height:22px;font-weight:600;color:${INK}">${escape(title)}</div>
        ${note && `<div style="font-size:13px;line-height:20px;color:${MUTED}">${escape(note)}</div>`}
        ${link ? `<a href="${escape(link.href)}" style="font-size:13px;line-height:20px;color:${ACCENT};font-weight:600">${escape(link.text)}</a>` : ""}
      </td></tr>`;
  const section = (title: string, rows: readonly Line[], empty: string) => `
    <h2 style="margin:32px 0 8px;font-size:17px;line-height:24px;color:${INK}">${escape(title)}</h2>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${
      rows.length > 0
        ? rows.map(row).join("")
        : `<tr><td style="padding:12px 0;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}">${escape(empty)}</td></tr>`
    }
    </table>`;
  const total = ({ name, value }: Read["totals"][number]) => `
        <td width="25%" valign="top" style="padding:16px 8px 16px 0">
          <div style="font-size:24px;line-height:30px;font-weight:700;color:${INK}">${escape(value)}</div>
          <div style="font-size:12px;line-height:16px;color:${MUTED}">${escape(name)}</div>
        </td>`;
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f3f0;font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
  <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:16px"><tr><td style="padding:32px">
    <div style="font-size:15px;line-height:20px;font-weight:700;color:${ACCENT}">Pauta</div>
    <h1 style="margin:20px 0 2px;font-size:26px;line-height:32px;color:${INK}">${escape(words.title)}</h1>
    <div style="font-size:14px;line-height:22px;color:${MUTED}">${escape(project)} · ${escape(period)}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px"><tr>${totals.map(total).join("")}
    </tr></table>${blocked.length > 0 ? section(words.blocked, blocked, "") : ""}${section(words.published, published, words.nothingPublished)}${failed.length > 0 ? section(words.failed, failed, "") : ""}${section(words.next, next, words.nothingNext)}
    <p style="margin:32px 0 0"><a href="${escape(url)}" style="display:inline-block;background:${ACCENT};color:#ffffff;text-decoration:none;font-size:15px;line-height:20px;font-weight:600;padding:12px 20px;border-radius:10px">${escape(words.open)}</a></p>
  </td></tr></table>
  <p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px;color:${MUTED}">${escape(why)} <a href="${escape(url)}" style="color:${MUTED}">${escape(words.settings)}</a></p>
</td></tr></table>
</body></html>
`;
}
