import * as z from "zod";
import { COMMENT_SCOPE } from "#lib/domain/first-comment.ts";
import type { Container, ContainerState, LiveMedia, PlacedTag, SocialPort } from "#lib/ports/social.ts";
import { containerAnswer, refusalIn } from "./answers.ts";
import { callGraph } from "./client.ts";
import { asUnsure, GraphError } from "./error.ts";
import { readNotice } from "./notice.ts";

export interface GraphAddress {
  /** the API */
  graphUrl: string;
  /** the page where a person lets us in */
  authorizeUrl: string;
  /** where a code becomes a token */
  exchangeUrl: string;
  version: string;
  clientId: string;
  clientSecret: string;
}

const SCOPES = [
  "instagram_business_basic",
  "instagram_business_content_publish",
  "instagram_business_manage_insights",
  COMMENT_SCOPE,
];
const PUBLISH_SCOPE = "instagram_business_content_publish";
const MEDIA_FIELDS = "id,caption,timestamp,permalink,media_type,media_product_type";
const MEDIA_PAGE = "25";
const COMMENT_PAGE = "100";
const ALT_TEXT_MAX = 1000;

const withId = z.object({ id: z.string() });
const shortToken = z.object({
  access_token: z.string(),
  permissions: z.union([z.array(z.string()), z.string().transform((list) => list.split(","))]).default(SCOPES),
});
const exchanged = z.union([shortToken, z.object({ data: z.tuple([shortToken]) }).transform(({ data }) => data[0])]);
const longToken = z.object({ access_token: z.string(), expires_in: z.number() });
const profile = z.object({ user_id: z.string(), id: z.string(), username: z.string() });
const CONTAINER_STATES = ["IN_PROGRESS", "FINISHED", "ERROR", "EXPIRED", "PUBLISHED"] as const;
const status = z.object({ status_code: z.enum(CONTAINER_STATES), status: z.string().optional() });
const quota = z.object({
  data: z.tuple([z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }) })]),
});
const media = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().default(""),
      timestamp: z.string(),
      permalink: z.string().optional(),
      media_type: z.string(),
      media_product_type: z.string().optional(),
    }),
  ),
});
const insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.number() })) })),
});

const commentPage = z.object({
  data: z.array(
    z.object({ id: z.string(), text: z.string().default(""), username: z.string().default(""), timestamp: z.string() }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const instantOf = (timestamp: string): Date => new Date(timestamp.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));

/** The real network and the local one alike: only the addresses differ. */
export function graphSocial(address: GraphAddress): SocialPort {
  const { clientId, clientSecret, graphUrl } = address;
  const api = `${graphUrl}/${address.version}`;
  return {
    authorizeUrl: (state, redirectUri) => {
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: SCOPES.join(","),
        state,
      };
      return `${address.authorizeUrl}?${new URLSearchParams(query)}`;
    },

    async connect(code, redirectUri) {
      const short = await callGraph(address.exchangeUrl, {
        method: "POST",
        path: "",
        params: {
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: "authorization_code",
          redirect_uri: redirectUri,
          code: code.replace(/#_$/, ""),
        },
        answer: exchanged,
      });
      if (!short.permissions.includes(PUBLISH_SCOPE)) {
        throw new GraphError({ code: 10, message: "The permission to publish was not given" });
      }
      const long = await callGraph(graphUrl, {
        method: "GET",
        path: "/access_token",
        params: { grant_type: "ig_exchange_token", client_secret: clientSecret },
        token: short.access_token,
        answer: longToken,
      });
      const token = long.access_token;
      const fields = "user_id,username";
      const me = await callGraph(api, { method: "GET", path: "/me", params: { fields }, token, answer: profile });
      const { id: appScopedId, user_id: accountId, username: handle } = me;
      const tokenLivesMs = long.expires_in * 1000;
      return { accountId, appScopedId, handle, scopes: short.permissions, token, tokenLivesMs };
    },

    async refresh(token) {
      const answer = await callGraph(graphUrl, {
        method: "GET",
        path: "/refresh_access_token",
        params: { grant_type: "ig_refresh_token" },
        token,
        answer: longToken,
      });
      return { token: answer.access_token, tokenLivesMs: answer.expires_in * 1000 };
    },

    async revoke(token) {
      await callGraph(api, { method: "DELETE", path: "/me/permissions", token, answer: z.unknown() });
    },

    readNotice: (signedRequest) => readNotice(signedRequest, clientSecret),

    async createContainer({ accountId, token }, container) {
      const params = paramsOf(container);
      const { id } = await callGraph(api, {
        method: "POST",
        path: `/${accountId}/media`,
        params,
        token,
        answer: withId,
      });
      return id;
    },

    async readContainer({ token }, containerId) {
      const params = { fields: "id,status_code,status" };
      const read = await callGraph(api, { method: "GET", path: `/${containerId}`, params, token, answer: status });
      return stateOf(read);
    },

    async publish({ accountId, token }, containerId) {
      const params = { creation_id: containerId };
      const path = `/${accountId}/media_publish`;
      return (await asUnsure(callGraph(api, { method: "POST", path, params, token, answer: withId }))).id;
    },

    refusalIn,

    // Asked for fields, the network writes the comment and answers an error.
    async writeComment({ token }, mediaId, text) {
      const path = `/${mediaId}/comments`;
      return (await callGraph(api, { method: "POST", path, params: { message: text }, token, answer: withId })).id;
    },

    async listComments({ token }, mediaId) {
      const params = { fields: "id,text,username,timestamp", limit: COMMENT_PAGE };
      const path = `/${mediaId}/comments`;
      const { data, paging } = await callGraph(api, { method: "GET", path, params, token, answer: commentPage });
      const comments = data.map(({ id, text, timestamp, username }) => ({
        id,
        text,
        username,
        at: instantOf(timestamp),
      }));
      return { comments, hasMore: paging?.next !== undefined };
    },

    async readQuota({ accountId, token }) {
      const params = { fields: "quota_usage,config" };
      const path = `/${accountId}/content_publishing_limit`;
      const { data } = await callGraph(api, { method: "GET", path, params, token, answer: quota });
      return { used: data[0].quota_usage, total: data[0].config.quota_total };
    },

    async listMedia({ accountId, token }) {
      const params = { fields: MEDIA_FIELDS, limit: MEDIA_PAGE };
      const { data } = await callGraph(api, {
        method: "GET",
        path: `/${accountId}/media`,
        params,
        token,
        answer: media,
      });
      return data.map(({ caption, id, media_product_type, media_type, permalink, timestamp }): LiveMedia => ({
        id,
        caption,
        kind: kindOf(media_type, media_product_type),
        publishedAt: instantOf(timestamp),
        permalink: permalink ?? null,
      }));
    },

    async readPermalink({ token }, mediaId) {
      const answer = z.object({ permalink: z.string().optional() });
      const params = { fields: "permalink" };
      const read = await callGraph(api, { method: "GET", path: `/${mediaId}`, params, token, answer });
      return read.permalink ?? null;
    },

    async readInsights({ token }, mediaId) {
      const params = { metric: "views,likes,comments,reach,saved" };
      const path = `/${mediaId}/insights`;
      const { data } = await callGraph(api, { method: "GET", path, params, token, answer: insights });
      const valueOf = (name: string) => data.find((metric) => metric.name === name)?.values[0]?.value;
      const views = valueOf("views");
      // What does not exist is left out by the network, and is not zero.
      if (views === undefined) return null;
      return {
        views,
        likes: valueOf("likes") ?? 0,
        comments: valueOf("comments") ?? 0,
        reach: valueOf("reach") ?? null,
        saves: valueOf("saved") ?? null,
      };
    },
  };
}

function stateOf({ status: told = "", status_code }: z.output<typeof status>): ContainerState {
  switch (status_code) {
    case "IN_PROGRESS":
      return { is: "making" };
    case "FINISHED":
      return { is: "ready" };
    case "PUBLISHED":
      return { is: "live" };
    case "EXPIRED":
      return { is: "expired" };
    case "ERROR": {
      const subcode = /(\d{7})\D*$/.exec(told)?.[1];
      return { is: "failed", answer: containerAnswer(subcode ? Number(subcode) : null) };
    }
  }
}

function paramsOf(container: Container): Record<string, string> {
  switch (container.kind) {
    case "image":
      return {
        image_url: container.url,
        caption: container.caption,
        alt_text: container.altText.slice(0, ALT_TEXT_MAX),
        ...namedIn(container),
      };
    case "child":
      return {
        image_url: container.url,
        is_carousel_item: "true",
        alt_text: container.altText.slice(0, ALT_TEXT_MAX),
        ...namedIn(container),
      };
    case "carousel":
      return {
        media_type: "CAROUSEL",
        children: container.children.join(","),
        caption: container.caption,
        ...namedIn(container),
      };
    case "reel":
      return {
        media_type: "REELS",
        video_url: container.url,
        caption: container.caption,
        share_to_feed: "true",
        ...(container.coverUrl && { cover_url: container.coverUrl }),
        ...namedIn(container),
      };
  }
}

/** Who is named, as the network takes it; nothing where nobody is. */
function namedIn({
  collaborators = [],
  tags = [],
}: {
  collaborators?: readonly string[];
  tags?: readonly PlacedTag[];
}) {
  const seen = tags.map(({ handle: username, x, y }) => (x === null || y === null ? { username } : { username, x, y }));
  return {
    ...(collaborators.length > 0 && { collaborators: JSON.stringify(collaborators) }),
    ...(seen.length > 0 && { user_tags: JSON.stringify(seen) }),
  };
}

function kindOf(type: string, product: string | undefined): LiveMedia["kind"] {
  if (type === "CAROUSEL_ALBUM") return "carousel";
  return product === "REELS" || type === "VIDEO" ? "reel" : "image";
}
