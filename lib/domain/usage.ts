export interface Month {
  /** its first instant */
  readonly from: Date;
  /** the first of the next */
  readonly to: Date;
}

/** The month of the ledger, by UTC: the same for all of a workspace's projects. */
export function monthOf(at: Date, back = 0): Month {
  const first = (offset: number) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1));
  return { from: first(-back), to: first(1 - back) };
}
