"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { stateOf } from "#components/posts/card.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { Tabs } from "#components/ui/tabs.tsx";
import { call } from "#lib/client/call.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { can } from "#lib/domain/post.ts";
import { CaptionPanel } from "./caption-panel.tsx";
import { cardOf } from "./card-of.ts";
import { LayoutPanel } from "./layout-panel.tsx";
import { NarrationPanel } from "./narration-panel.tsx";
import { type Detail, narrationOf, type Post, reelOf } from "./post.ts";
import { Preview } from "./preview.tsx";
import { ReelLookPanel, ReelTextPanel } from "./reel-panels.tsx";
import { ReimaginePanel } from "./reimagine-panel.tsx";
import { Strip } from "./strip.tsx";
import { StylePanel } from "./style-panel.tsx";
import { TextPanel } from "./text-panel.tsx";
import { TopBar } from "./top-bar.tsx";
import { FailureNote } from "./unmade.tsx";
import type { Autosave } from "./use-autosave.ts";

type PanelName = "text" | "style" | "layout" | "caption" | "video" | "look" | "script" | "reimagine";

export function Editor({
  post,
  detail,
  zone,
  autosave,
}: {
  post: Post;
  detail: Detail;
  zone: string;
  autosave: Autosave;
}) {
  const t = useTranslations("editor");
  const dates = useDates(zone);
  const { project } = useCurrentProject();
  const hasSlides = FORMAT_RULES[post.format].slides;
  const params = { id: post.id };
  const { data } = useRead("listSlides", { params }, { enabled: hasSlides });
  const slides = data?.slides ?? [];
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, Math.max(0, (hasSlides ? slides.length : post.mediaUrls.length) - 1));
  const [caption, setCaption] = useState(post.textContent ?? "");
  // A layout that changed names its fields anew: what was typed into the old ones is not theirs.
  const [round, setRound] = useState(0);
  const isEditable = can("edit", { ...stateOf(cardOf(post, detail)), hasContent: true });
  const disabled = !isEditable;
  const slide = slides[page];
  const reel = reelOf(post);
  const narration = narrationOf(post);
  const typeCaption = (text: string) => {
    setCaption(text);
    autosave.save("caption", () => call("updatePost", { params, body: { caption: text } }));
  };
  const { save } = autosave;

  const panels: [PanelName, ReactNode][] = [];
  if (post.format === "carousel" && slide) {
    const shared = { slide, save, disabled };
    panels.push(
      ["text", <TextPanel key={`${slide.id}:${slide.layoutId}:${round}`} {...shared} />],
      ["style", <StylePanel key={slide.id} {...shared} />],
      ["layout", <LayoutPanel key={slide.id} slide={slide} disabled={disabled} onChange={() => setRound(round + 1)} />],
    );
  }
  if (hasSlides && post.format !== "carousel" && slide) {
    const picture = post.mediaUrls[page]?.url;
    panels.push([
      "reimagine",
      <ReimaginePanel key={slide.id} post={post} slide={slide} picture={picture} disabled={disabled} />,
    ]);
  }
  if (reel) {
    const shared = { id: post.id, reel, save, disabled };
    panels.push(
      ["video", <ReelTextPanel key="text" {...shared} />],
      ["look", <ReelLookPanel key="look" {...shared} />],
    );
  }
  if (narration) {
    panels.push([
      "script",
      <NarrationPanel key="script" post={post} narration={narration} save={save} disabled={disabled} />,
    ]);
  }
  panels.push(["caption", <CaptionPanel key="caption" caption={caption} disabled={disabled} onChange={typeCaption} />]);

  return (
    <>
      <TopBar post={post} detail={detail} zone={zone} {...(isEditable && { saved: autosave.state })} />
      {post.status === "failed" && <FailureNote detail={detail} />}
      {post.status === "publishing" && <Note>{t("inFlight")}</Note>}
      {post.status === "archived" && <Note>{t("archived")}</Note>}
      {post.status === "published" && detail.publishedAt && (
        <Note>{t("live", { date: dates.dateTime(detail.publishedAt) })}</Note>
      )}
      <main id="content" className="flex min-w-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-w-0 flex-1 flex-col items-center gap-5 bg-sunken px-4 py-6 md:py-8">
          <Preview
            post={post}
            account={project?.social ?? project?.name ?? ""}
            caption={caption}
            page={page}
            onPage={setWanted}
          />
          {hasSlides && slides.length > 0 && (
            <Strip
              post={post}
              slides={slides}
              page={page}
              isEditable={isEditable && post.format === "carousel"}
              onPage={setWanted}
              onChanged={() => setRound(round + 1)}
            />
          )}
        </div>
        <aside aria-label={t("panels.label")} className="border-t lg:w-92 lg:shrink-0 lg:border-t-0 lg:border-l">
          <Tabs tabs={panels.map(([name, content]) => ({ name, label: t(`panels.${name}`), content }))} />
        </aside>
      </main>
    </>
  );
}

function Note({ children }: { children: string }) {
  return <p className="border-b bg-accent-soft px-4 py-2.5 text-sm text-accent-ink">{children}</p>;
}
