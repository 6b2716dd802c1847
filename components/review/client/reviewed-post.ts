import type { Output } from "#lib/contract/index.ts";

export type ReviewedPost = Output<"readReview">["posts"][number];
