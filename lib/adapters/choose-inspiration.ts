import type { env } from "#lib/runtime/env.ts";
import type { InspirationPort, InspirationSource } from "#lib/ports/inspiration.ts";
import { findInDirectory } from "./embedded/find-in-directory.ts";
import { graphDiscovery } from "./graph/discovery.ts";
import { findByName } from "./graph/find-by-name.ts";
import { videoSource } from "./videos/video-source.ts";

type Environment = typeof env;

const LOCAL_ACCOUNT = "17841400000000001";
const LOCAL_KEY = "local";

/** Each source by its key; without one the local network's, as long as it is the local one that we publish to. */
export function chooseInspiration(environment: Environment, networkUrl: string): InspirationPort {
  const sources = [chooseSocial(environment, networkUrl), chooseVideo(environment, networkUrl)];
  return sources.filter((source) => source !== null);
}

// The real network has its consent page elsewhere than its API; the local one has both in one place.
const isLocal = ({ NETWORK_AUTHORIZE_URL }: Environment): boolean => !NETWORK_AUTHORIZE_URL;

function chooseSocial(environment: Environment, graphUrl: string): InspirationSource | null {
  const { NETWORK_CLIENT_ID, NETWORK_CLIENT_SECRET, NETWORK_VERSION, RADAR_GRAPH_ACCOUNT, RADAR_GRAPH_TOKEN } =
    environment;
  if (RADAR_GRAPH_TOKEN && RADAR_GRAPH_ACCOUNT) {
    const address = {
      graphUrl: environment.RADAR_GRAPH_URL,
      version: NETWORK_VERSION,
      accountId: RADAR_GRAPH_ACCOUNT,
      token: RADAR_GRAPH_TOKEN,
    };
    return graphDiscovery("Graph API", address, findByName);
  }
  if (!isLocal(environment)) return null;
  const token = `${NETWORK_CLIENT_ID}|${NETWORK_CLIENT_SECRET}`;
  const address = { graphUrl, version: NETWORK_VERSION, accountId: LOCAL_ACCOUNT, token };
  return graphDiscovery("local", address, findInDirectory);
}

function chooseVideo(environment: Environment, networkUrl: string): InspirationSource | null {
  const { RADAR_VIDEO_KEY, RADAR_VIDEO_URL, RADAR_VIDEO_WATCH_URL } = environment;
  if (RADAR_VIDEO_KEY) {
    return videoSource("data API", { apiUrl: RADAR_VIDEO_URL, key: RADAR_VIDEO_KEY, watchUrl: RADAR_VIDEO_WATCH_URL });
  }
  if (!isLocal(environment)) return null;
  const local = { apiUrl: `${networkUrl}/video/v3`, key: LOCAL_KEY, watchUrl: `${networkUrl}/video/watch?v=` };
  return videoSource("local", local);
}
