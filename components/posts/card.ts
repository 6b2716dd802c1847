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

export const STATUS_LOOKS: Record<Status, { icon: LucideIcon; color: string }> = {
  idea: { icon: Lightbulb, color: "text-muted" },
  queued: { icon: Hourglass, color: "text-accent-ink" },
  generating: { icon: LoaderCircle, color: "text-accent-ink" },
  draft: { icon: CircleDashed, color: "text-warning" },
  scheduled: { icon: Clock3, color: "text-accent-ink" },
  publishing: { icon: Send, color: "text-accent-ink" },
  published: { icon: CircleCheck, color: "text-success" },
  failed: { icon: CircleAlert, color: "text-danger" },
  archived: { icon: Archive, color: "text-muted" },
};

const UNMADE: readonly Status[] = ["idea", "queued", "generating"];

/** What the table of moves asks of a post, as far as a card knows it. */
export const stateOf = (card: PostCard): PostState => ({
  status: card.status,
  scheduledFor: card.scheduledFor === null ? null : new Date(card.scheduledFor),
  publishedAt: card.publishedAt === null ? null : new Date(card.publishedAt),
  hasContent: !UNMADE.includes(card.status) && card.cover !== null,
});

const IN_FLIGHT: readonly Status[] = ["queued", "generating", "publishing"];
export const isInFlight = ({ status }: { status: Status }): boolean => IN_FLIGHT.includes(status);

/** Where a card stands in time: live posts where they went live. */
export const shownAt = ({ publishedAt, scheduledFor }: PostCard): string | null => publishedAt ?? scheduledFor;

/** While something is being made, what is shown is asked again. */
export const POLL_MS = 2500;
