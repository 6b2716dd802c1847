interface Letter {
  to: string;
  subject: string;
  lead: string;
  url: string;
  button: string;
  /** small, under the button */
  note?: string;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A mail of one thought and one button, as text and as HTML. */
export function writeLetter({ button, lead, note, subject, to, url }: Letter) {
  const small = note ? `\n  <p style="color:#78716c;font-size:14px">${escape(note)}</p>` : "";
  return {
    to,
    subject,
    text: `${lead}\n\n${url}\n${note ? `\n${note}\n` : ""}`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;max-width:480px;margin:32px auto;padding:0 16px">
  <p>${escape(lead)}</p>
  <p><a href="${escape(url)}" style="display:inline-block;background:#5b3df5;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${escape(button)}</a></p>${small}
</div>`,
  };
}
