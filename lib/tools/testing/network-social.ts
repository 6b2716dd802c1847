import { graphSocial } from "#lib/adapters/graph/social.ts";

/** The social network's adapter, as the app that the local network knows from its start. */
export const networkSocial = (network: { url: string }, graphUrl = network.url) =>
  graphSocial({
    graphUrl,
    authorizeUrl: `${network.url}/oauth/authorize`,
    exchangeUrl: `${network.url}/oauth/access_token`,
    version: "v24.0",
    clientId: "100000000000001",
    clientSecret: "local-network-secret",
  });
