/** What a brand's own page says of it. */
export interface Site {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** its headings, in order */
  readonly headings: readonly string[];
  /** its paragraphs, in order */
  readonly paragraphs: readonly string[];
  /** #rrggbb, where the page names one */
  readonly color: string | null;
}

export interface SitePort {
  /** Throws where the page cannot be reached. */
  read(url: string, signal: AbortSignal): Promise<Site>;
}
