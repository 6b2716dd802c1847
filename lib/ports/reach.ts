/** How our files look from outside. */
export interface ReachPort {
  /** whether a file of ours can be fetched from its public address, as the social network will fetch it */
  canFetch(url: string): Promise<boolean>;
}
