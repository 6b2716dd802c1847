import {
  Archive,
  AudioLines,
  ChartColumn,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock3,
  GalleryHorizontal,
  Hourglass,
  Images,
  Lightbulb,
  LoaderCircle,
  type LucideIcon,
  MessageSquareText,
  Send,
  Sparkles,
} from "lucide-react";
import type { Output } from "#lib/contract/index.ts";
import type { Format } from "#lib/domain/format.ts";
import type { PostState, Status } from "#lib/domain/post.ts";

export type PostCard = Output<"listCards">["cards"][number];

export const FORMAT_ICONS: Record<Format, LucideIcon> = {
  carousel: GalleryHorizontal,
  caption_reel: MessageSquareText,
  animated_audio: AudioLines,
  narrated_photos: Images,
  premium_carousel: Sparkles,
  infographic: ChartColumn,
};

/** How a post in each state looks: its sign, its color, and the border of its card where it stands out. */
export const STATUS_LOOKS: Record<Status, { icon: LucideIcon; color: string; border?: string }> = {
  idea: { icon: Lightbulb, color: "text-muted" },
  queued: { icon: Hourglass, color: "text-accent-ink" },
  generating: { icon: LoaderCircle, color: "text-accent-ink" },
  draft: { icon: CircleDashed, color: "text-warning" },
  scheduled: { icon: Clock3, color: "text-accent-ink" },
  publishing: { icon: Send, color: "text-accent-ink" },
  published: { icon: CircleCheck, color: "text-success" },
  failed: { icon: CircleAlert, color: "text-danger", border: "border-danger/50" },
  archived: { icon: Archive, color: "text-muted" },
};

/** What the table of moves asks of a post, as far as a card knows it. */
export const stateOf = (card: PostCard): PostState => ({
  status: card.status,
  scheduledFor: card.scheduledFor === null ? null : new Date(card.scheduledFor),
  publishedAt: card.publishedAt === null ? null : new Date(card.publishedAt),
  hasContent: card.hasContent,
});

/** While something is being made, its steps are asked for again. */
export const POLL_MS = 2500;
