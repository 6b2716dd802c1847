import type { PictureIdea } from "#lib/domain/draft.ts";
import { isShapes } from "#lib/writing/embedded/find-picture.ts";
import type { Making } from "./making.ts";

/** What a model is asked to show: it can draw what the built-in artist has only shapes for. */
export const ideaFor = ({ makers, post }: Making, idea: PictureIdea): PictureIdea =>
  makers.image.isModel && isShapes(idea) ? { ...idea, subject: post.theme } : idea;
