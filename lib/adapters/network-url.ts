const LOCAL_PORT = 3100;

/** Where the social network's Graph API is: the real one's address, else the local one's. */
export const networkUrl = (environment: { NETWORK_URL?: string | undefined; NETWORK_PORT?: number | undefined }) =>
  environment.NETWORK_URL ?? `http://localhost:${environment.NETWORK_PORT ?? LOCAL_PORT}`;
