/** What the operator or a test may turn; every value has a default that a demo can live with. */
export const DEFAULTS = {
  imageProcessingMs: 300,
  videoProcessingMs: 600,
  carouselProcessingMs: 300,
  publishDelayMs: 0,
  quotaTotal: 50,
  containersPerDay: 400,
  maxCarouselItems: 10,
  /** The whole app's calls in an hour; 0 counts without refusing. */
  callsPerHour: 0,
  /** One account's calls in a day; 0 counts without refusing. */
  accountCallsPerDay: 0,
  listLagMs: 0,
  /** Insights of a post answer nothing until it is this old. */
  insightsDelayMs: 3_600_000,
  fetchTimeoutMs: 10_000,
  requireHttps: false,
  allowPrivateHosts: true,
  respectRobots: true,
  /** Beyond it a caption is refused: the rule is announced, what the real network answers is not documented. */
  maxHashtags: 5,
  /** Or taken without a word, and shown without its caption, as was seen of too many once. */
  dropsCaptionOfTooManyHashtags: false,
  /** Competitor lookups need the scopes of the other login flavour, as the real network demands. */
  discoveryNeedsOtherLogin: false,
  videoQuotaPerDay: 1_000_000,
};

export type Settings = typeof DEFAULTS;

/** The settings with the given ones changed; a text says what is wrong with them. */
export function changeSettings(current: Settings, changes: Record<string, unknown>): Settings | string {
  const next: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(changes)) {
    if (!(name in DEFAULTS)) return `unknown setting ${name}`;
    const wanted = typeof next[name];
    if (typeof value !== wanted || (typeof value === "number" && !(value >= 0))) return `${name} must be a ${wanted}`;
    next[name] = value;
  }
  return next as Settings;
}
