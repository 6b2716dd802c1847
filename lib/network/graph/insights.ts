import { growing, type Post } from "#lib/network/feed/post.ts";
import { postsOf, profileOf } from "#lib/network/feed/library.ts";
import { type Numbers, numbersAt } from "#lib/network/growth.ts";
import { between } from "#lib/network/seeded.ts";
import type { MediaProduct } from "#lib/network/store/rows.ts";
import { ownAccount } from "./accounts.ts";
import type { Call } from "./call.ts";
import { badParameter, GraphError } from "./errors.ts";
import { DAY_MS, demand } from "./grants.ts";
import { ownMedia } from "./media.ts";

type Measured = { post: Post; numbers: Numbers };

const interactions = ({ numbers }: Measured): number =>
  numbers.likes + numbers.comments + numbers.saved + numbers.shares;

const watchMs = ({ post }: Measured): number =>
  Math.round(Math.min(post.durationMs ?? 10_000, 45_000) * between(`${post.id}:watch`, 0.35, 0.7));

const METRICS: Record<string, { title: string; value: (measured: Measured) => number }> = {
  views: { title: "Views", value: ({ numbers }) => numbers.views },
  reach: { title: "Accounts reached", value: ({ numbers }) => numbers.reach },
  likes: { title: "Likes", value: ({ numbers }) => numbers.likes },
  comments: { title: "Comments", value: ({ numbers }) => numbers.comments },
  saved: { title: "Saved", value: ({ numbers }) => numbers.saved },
  shares: { title: "Shares", value: ({ numbers }) => numbers.shares },
  total_interactions: { title: "Post interactions", value: interactions },
  follows: { title: "Follows", value: ({ numbers }) => numbers.follows },
  profile_visits: { title: "Profile visits", value: ({ numbers }) => numbers.profileVisits },
  profile_activity: { title: "Profile activity", value: ({ numbers }) => Math.floor(numbers.profileVisits / 8) },
  reposts: { title: "Reposts", value: ({ numbers }) => numbers.reposts },
  ig_reels_avg_watch_time: { title: "Average watch time", value: watchMs },
  ig_reels_video_view_total_time: {
    title: "Watch time",
    value: (measured) => watchMs(measured) * measured.numbers.views,
  },
  reels_skip_rate: { title: "Skip rate", value: ({ post }) => Math.round(between(`${post.id}:skip`, 20, 55)) },
  crossposted_views: { title: "Crossposted views", value: () => 0 },
  facebook_views: { title: "Views elsewhere", value: () => 0 },
  replies: { title: "Replies", value: ({ numbers }) => numbers.comments },
  navigation: { title: "Navigation", value: ({ numbers }) => Math.floor(numbers.views * 1.4) },
  link_clicks: { title: "Link clicks", value: ({ numbers }) => Math.floor(numbers.profileVisits / 10) },
};

const SHARED = ["views", "reach", "likes", "comments", "saved", "shares", "total_interactions"];

const ACCEPTED: Record<MediaProduct, string[]> = {
  FEED: [...SHARED, "follows", "profile_visits", "profile_activity", "reposts"],
  REELS: [
    ...SHARED,
    "ig_reels_avg_watch_time",
    "ig_reels_video_view_total_time",
    "reels_skip_rate",
    "crossposted_views",
    "facebook_views",
  ],
  STORY: ["views", "reach", "replies", "shares", "navigation", "link_clicks"],
};

/** A post's numbers. One metric that its product has not fails the call; what is not measured yet is no data, not 0. */
export function mediaInsights(call: Call): object {
  const { context, params, fault } = call;
  demand(call.grant, "manage_insights");
  const { row, post } = ownMedia(call);
  const names = listed(params["metric"]);
  for (const name of names) checkMetric(name, row.product);
  const age = context.clock.now() - row.published_at;
  const numbers = numbersAt(growing(post), context.clock.now());
  if (row.product === "STORY" && age >= DAY_MS) return { data: [] };
  if (row.product === "STORY" && numbers.views < 5) {
    throw new GraphError(10, null, { message: "Not enough viewers for the media to show insights" });
  }
  if (fault?.do === "insights_missing" || age < context.settings.insightsDelayMs) return { data: [] };
  const factor = fault?.do === "insights_decrease" ? fault.factor : 1;
  return { data: names.map((name) => lifetime(row.id, name, { post, numbers }, factor)) };
}

function checkMetric(name: string, product: MediaProduct): void {
  if (ACCEPTED[product].includes(name)) return;
  if (METRICS[name]) {
    throw badParameter(`The Media Insights API does not support the ${name} metric for this media product type.`);
  }
  throw badParameter(`metric must be one of the following values: ${Object.keys(METRICS).join(", ")}`);
}

function lifetime(id: string, name: string, measured: Measured, factor: number): object {
  const metric = METRICS[name];
  return {
    name,
    period: "lifetime",
    values: [{ value: Math.floor((metric?.value(measured) ?? 0) * factor) }],
    title: metric?.title,
    description: `${metric?.title} of this media.`,
    id: `${id}/insights/${name}/lifetime`,
  };
}

const ACCOUNT_METRICS: Record<string, (measured: Measured) => number> = {
  views: ({ numbers }) => numbers.views,
  reach: ({ numbers }) => numbers.reach,
  accounts_engaged: ({ numbers }) => Math.floor(numbers.likes * 0.92),
  total_interactions: interactions,
  likes: ({ numbers }) => numbers.likes,
  comments: ({ numbers }) => numbers.comments,
  shares: ({ numbers }) => numbers.shares,
  saves: ({ numbers }) => numbers.saved,
  replies: () => 0,
  follows_and_unfollows: ({ numbers }) => numbers.follows,
  profile_links_taps: ({ numbers }) => Math.floor(numbers.profileVisits / 10),
};

/** The account's numbers in a window of at most thirty days, in total; only reach comes by the day as well. */
export function accountInsights(call: Call): object {
  const { context, params } = call;
  demand(call.grant, "manage_insights");
  const account = ownAccount(call, "get");
  const names = listed(params["metric"]);
  const bad = names.find((name) => !(name in ACCOUNT_METRICS));
  if (bad !== undefined)
    throw badParameter(`metric must be one of: ${Object.keys(ACCOUNT_METRICS).join(", ")}; not ${bad}`);
  if (params["period"] !== "day") throw badParameter("Param period must be day");
  const [since, until] = windowOf(call);
  const posts = postsOf(context, profileOf(account));
  const gained = (name: string, from: number, to: number) =>
    posts.reduce((sum, post) => sum + valueAt(name, post, to) - valueAt(name, post, from), 0);
  if (params["metric_type"] === "total_value") {
    const total = (name: string) => ({ ...head(account.id, name), total_value: { value: gained(name, since, until) } });
    return { data: names.map(total) };
  }
  const series = names.find((name) => name !== "reach");
  if (series !== undefined) throw badParameter(`The metric ${series} should be specified with metric_type=total_value`);
  const days: object[] = [];
  for (let day = since; day < until; day += DAY_MS) {
    const end = Math.min(day + DAY_MS, until);
    days.push({ value: gained("reach", day, end), end_time: new Date(end).toISOString().replace(/\.\d+Z/, "+0000") });
  }
  return { data: [{ ...head(account.id, "reach"), values: days }] };
}

function valueAt(name: string, post: Post, at: number): number {
  return ACCOUNT_METRICS[name]?.({ post, numbers: numbersAt(growing(post), at) }) ?? 0;
}

const head = (id: string, name: string) => ({ name, period: "day", title: name, id: `${id}/insights/${name}/day` });

function windowOf({ context, params }: Call): [since: number, until: number] {
  const until = params["until"] === undefined ? context.clock.now() : Number(params["until"]) * 1000;
  const since = params["since"] === undefined ? until - DAY_MS : Number(params["since"]) * 1000;
  if (!(since < until)) throw badParameter("Param since must be before until");
  if (until - since > 30 * DAY_MS) throw badParameter("There cannot be more than 30 days between since and until");
  return [since, until];
}

function listed(text: string | undefined): string[] {
  const names = (text ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) throw badParameter("The parameter metric is required");
  return names;
}
