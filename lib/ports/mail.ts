import type { MailProblem } from "#lib/domain/mail-server.ts";

export interface Mail {
  /** Of the mail, not of the try: sent again with the same id, it is still one mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailPort {
  send(mail: Mail): Promise<void>;
}

/** A server that somebody named in the app. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** null: it asks for no login */
  readonly user: string | null;
  readonly password: string | null;
  readonly from: string;
}

export interface MailTrial {
  /** null: it took the mail */
  readonly problem: MailProblem | null;
  /** in the server's own words, for who knows what they mean */
  readonly detail: string | null;
}

export interface MailServersPort {
  open(server: MailServer): MailPort;
  /** Sends while somebody waits, and tells what came of it. */
  tryOut(server: MailServer, mail: Mail): Promise<MailTrial>;
}
