interface Letter {
  to: string;
  subject: string;
  lead: string;
  url: string;
  button: string;
  /** small, under the button */
  note?: string;
}

interface Letters {
  to: string;
  subject: string;
  /** each has a title where there are several */
  letters: readonly { title: string | null; lead: string; url: string; button: string }[];
  /** small, at the end, a link */
  end: { text: string; url: string };
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const sheet = (inside: string) =>
  `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;max-width:480px;margin:32px auto;padding:0 16px">${inside}
</div>`;

const thought = (lead: string, url: string, button: string) => `
  <p>${escape(lead)}</p>
  <p><a href="${escape(url)}" style="display:inline-block;background:#5b3df5;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${escape(button)}</a></p>`;

/** A mail of one thought and one button, as text and as HTML. */
export function writeLetter({ button, lead, note, subject, to, url }: Letter) {
  const small = note ? `\n  <p style="color:#78716c;font-size:14px">${escape(note)}</p>` : "";
  return {
    to,
    subject,
    text: `${lead}\n\n${url}\n${note ? `\n${note}\n` : ""}`,
    html: sheet(`${thought(lead, url, button)}${small}`),
  };
}

/** A mail of several thoughts, each with its button. */
export function writeLetters({ end, letters, subject, to }: Letters) {
  const title = (text: string) => `
  <h2 style="font-size:18px;line-height:1.3;margin:32px 0 0">${escape(text)}</h2>`;
  return {
    to,
    subject,
    text: [
      ...letters.map(({ lead, title: name, url }) => `${name === null ? "" : `${name}\n\n`}${lead}\n\n${url}\n`),
      `${end.text}\n${end.url}\n`,
    ].join("\n"),
    html: sheet(
      `${letters
        .map(({ button, lead, title: name, url }) => `${name === null ? "" : title(name)}${thought(lead, url, button)}`)
        .join("")}
  <p style="margin-top:32px;font-size:14px"><a href="${escape(end.url)}" style="color:#78716c">${escape(end.text)}</a></p>`,
    ),
  };
}
