import { CONTROL_ROUTES } from "#lib/network/control/routes.ts";
import { sendAvatar, sendFilmPicture, sendPostPicture } from "#lib/network/draw/routes.ts";
import { sendAsset, sendFile } from "#lib/network/http/assets.ts";
import { sendJson, sendText } from "#lib/network/http/respond.ts";
import type { Route } from "#lib/network/http/router.ts";
import { authorize } from "#lib/network/pages/consent.ts";
import { showHome } from "#lib/network/pages/home.ts";
import { showPost } from "#lib/network/pages/post.ts";
import { showProfile } from "#lib/network/pages/profile.ts";
import { showTag } from "#lib/network/pages/tag.ts";
import { showChannel, showFilm, showFilms } from "#lib/network/pages/video.ts";
import { channelList, playlistItems, search, videos } from "#lib/network/video/api.ts";

/** Everything but the Graph API: pages, files, the platform of videos and the controls. */
export const ROUTES: Route[] = [
  { method: "GET", path: "/", handle: showHome },
  { method: "GET", path: "/healthz", handle: ({ response }) => sendJson(response, 200, { status: "ok" }) },
  {
    method: "GET",
    path: "/robots.txt",
    handle: ({ response }) => sendText(response, 200, "User-agent: *\nDisallow: /control\n"),
  },
  { method: "GET", path: "/assets/:name", handle: sendAsset },
  { method: "GET", path: "/files/:name", handle: sendFile },
  { method: "GET", path: "/avatar/:name", handle: sendAvatar },
  { method: "GET", path: "/drawn/:shortcode/:name", handle: sendPostPicture },
  { method: "GET", path: "/@:handle", handle: showProfile },
  { method: "GET", path: "/p/:shortcode", handle: showPost },
  { method: "GET", path: "/tags/:tag", handle: showTag },
  { method: "GET", path: "/oauth/authorize", handle: authorize },
  { method: "POST", path: "/oauth/authorize", handle: authorize },
  { method: "GET", path: "/video", handle: showFilms },
  { method: "GET", path: "/video/watch", handle: showFilm },
  { method: "GET", path: "/video/drawn/:name", handle: sendFilmPicture },
  { method: "GET", path: "/video/v3/search", handle: search },
  { method: "GET", path: "/video/v3/videos", handle: videos },
  { method: "GET", path: "/video/v3/channels", handle: channelList },
  { method: "GET", path: "/video/v3/playlistItems", handle: playlistItems },
  { method: "GET", path: "/video/@:handle", handle: showChannel },
  ...CONTROL_ROUTES,
];
