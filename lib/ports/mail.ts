interface Mail {
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
