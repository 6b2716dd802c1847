"use client";

import type { ReactNode } from "react";
import { PicturesPanel } from "#components/pictures/pictures-panel.tsx";
import { ResultsPanel } from "#components/publishing/results-panel.tsx";
import { TimelinePanel } from "#components/publishing/timeline-panel.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { CommentsPanel, commentsOf } from "#components/review/comments-panel.tsx";
import { CaptionPanel } from "./caption-panel.tsx";
import { ClipPanel } from "./clip-panel.tsx";
import { LayoutPanel } from "./layout-panel.tsx";
import { PageTextPanel } from "./page-text-panel.tsx";
import { PhotosPanel } from "./photos-panel.tsx";
import { type Detail, narrationOf, type Post, reelOf, type Slide } from "./post.ts";
import { OptionsPanel } from "./publishing/options-panel.tsx";
import { ReelLookPanel } from "./reel-look-panel.tsx";
import { ReelTextPanel } from "./reel-text-panel.tsx";
import { ReimaginePanel } from "./reimagine-panel.tsx";
import { ScenesPanel } from "./scenes-panel.tsx";
import { ScriptPanel } from "./script-panel.tsx";
import { StylePanel } from "./style-panel.tsx";
import { TextPanel } from "./text-panel.tsx";
import { TrackPanel } from "./track-panel.tsx";

type PanelName =
  | "results"
  | "text"
  | "style"
  | "layout"
  | "pictures"
  | "caption"
  | "video"
  | "look"
  | "clip"
  | "music"
  | "script"
  | "scenes"
  | "photos"
  | "reimagine"
  | "options"
  | "comments"
  | "history";

export interface PanelProps {
  post: Post;
  detail: Detail;
  slides: readonly Slide[];
  page: number;
  pages: Detail["pages"];
  disabled: boolean;
  scene: number;
  onScene: (index: number) => void;
  zone: string;
  dates: Dates;
}

type Panels = [PanelName, ReactNode][];

/** What each format is edited with. */
export function panelsOf({
  post,
  detail,
  slides,
  page,
  pages,
  disabled,
  scene,
  onScene,
  zone,
  dates,
}: PanelProps): Panels {
  const postId = post.id;
  const shown = pages[page];
  const slide = slides.find(({ id }) => id === shown?.id);
  const narration = narrationOf(post);
  const { edits, scenes: backdrop } = FORMAT_RULES[post.format];
  const shared = { postId, disabled };
  const { isRendering, notMade } = detail;
  const panels: Panels = [];
  if (post.status === "published") panels.push(["results", <ResultsPanel key="results" post={post} dates={dates} />]);
  if (edits === "slides" && slide) {
    panels.push(
      ["text", <TextPanel key={slide.id} slide={slide} disabled={disabled} />],
      ["style", <StylePanel key={slide.id} slide={slide} slides={slides} disabled={disabled} />],
      ["layout", <LayoutPanel key={slide.id} slide={slide} disabled={disabled} />],
    );
  }
  if (shown && shown.texts.length > 0) {
    panels.push(["text", <PageTextPanel key={`text ${shown.id}`} page={shown} disabled={disabled} />]);
  }
  if (edits === "reimagine" && shown) {
    const props = { post, page: shown, number: page + 1, isRendering, notMade, disabled };
    panels.push(["reimagine", <ReimaginePanel key={shown.id} {...props} />]);
  }
  if (FORMAT_RULES[post.format].slides && shown) {
    const props = { projectId: post.projectId, page: shown, disabled };
    panels.push(["pictures", <PicturesPanel key={`pictures ${shown.id}`} {...props} />]);
  }
  if (reelOf(post)) {
    panels.push(
      ["video", <ReelTextPanel key="video" {...shared} />],
      ["look", <ReelLookPanel key="look" {...shared} />],
      ["clip", <ClipPanel key="clip" projectId={post.projectId} {...shared} />],
      ["music", <TrackPanel key="music" {...shared} />],
    );
  }
  if (narration) {
    panels.push(["script", <ScriptPanel key="script" {...shared} {...{ narration, isRendering, notMade }} />]);
    panels.push(
      backdrop === "photos"
        ? [
            "photos",
            <PhotosPanel key="photos" {...shared} narration={narration} detail={detail} projectId={post.projectId} />,
          ]
        : [
            "scenes",
            <ScenesPanel
              key="scenes"
              {...shared}
              duration={narration.durationSeconds}
              chosen={scene}
              onChoose={onScene}
            />,
          ],
    );
  }
  panels.push(
    ["caption", <CaptionPanel key="caption" {...shared} projectId={post.projectId} />],
    ["options", <OptionsPanel key="options" post={post} pageId={shown?.id ?? null} disabled={disabled} />],
    ["comments", <CommentsPanel key="comments" {...commentsOf(post, pages, page)} zone={zone} />],
    ["history", <TimelinePanel key={post.status} post={post} zone={zone} />],
  );
  return panels;
}
