"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { stateOf } from "#components/posts/card.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useMoves } from "#components/posts/use-moves.ts";
import { FailureNote } from "#components/publishing/failure-note.tsx";
import { LiveNote } from "#components/publishing/live-note.tsx";
import { ProgressStrip } from "#components/publishing/progress-strip.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { Doubts } from "#components/writer/doubts.tsx";
import { WrittenBy } from "#components/writer/written-by.tsx";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { coverSecond } from "#lib/domain/narration.ts";
import { can } from "#lib/domain/post.ts";
import { cardOf } from "./card-of.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditingProvider, useEditing, useField } from "./edits/use-editing.tsx";
import { AgainNote } from "./again-note.tsx";
import { panelsOf } from "./panels.tsx";
import { type Detail, narrationOf, photosOf, type Post, reelOf, type Slide } from "./post.ts";
import { PostVideo } from "./post-video.tsx";
import { Preview, SwipedPages } from "./preview.tsx";
import { ReelStage } from "./reel-stage.tsx";
import { RetellPanel } from "./rewrite/retell-panel.tsx";
import { RetellingProvider } from "./rewrite/use-retelling.tsx";
import { SaveMark, UndoButtons } from "./save-mark.tsx";
import { Strip } from "./strip.tsx";
import { Timeline } from "./timeline.tsx";
import { TopBar } from "./top-bar.tsx";

interface EditorProps {
  post: Post;
  detail: Detail;
  slides: readonly Slide[];
  zone: string;
}

export function Editor(props: EditorProps) {
  const { detail, post, slides } = props;
  const isEditable = can("edit", stateOf(cardOf(post, detail)));
  return (
    <EditingProvider key={post.id} post={post} detail={detail} slides={slides}>
      <RetellingProvider post={post} disabled={!isEditable}>
        <Bench {...props} />
      </RetellingProvider>
    </EditingProvider>
  );
}

const VIEWS = ["adjust", "file"] as const;
const STILL_SECONDS = 3;

/** The post as it will look in the middle, what it is made of beside it. */
function Bench({ post, detail, slides, zone }: EditorProps) {
  const t = useTranslations("editor");
  const { project } = useCurrentProject();
  const account = project?.social ?? project?.name ?? "";
  const isEditable = can("edit", stateOf(cardOf(post, detail)));
  const { session, state } = useEditing();
  const { panel, scene, view } = state.place;
  const setScene = (next: number) => session.goTo({ scene: next });
  const dates = useDates(zone);
  const [caption = ""] = useField("caption", post.id, "caption");
  const { page, pages, setPage } = usePages(post, detail);
  const panels = panelsOf({
    post,
    detail,
    slides,
    page,
    pages,
    disabled: !isEditable,
    scene,
    onScene: setScene,
    zone,
    dates,
  });
  const [file] = post.mediaUrls;
  const isVideo = file?.type === "video";
  const isAdjusting = reelOf(post) !== null && isEditable && view === "adjust";
  const narration = narrationOf(post);
  const rules = FORMAT_RULES[post.format];
  const tabs = panels.map(([name, content]) => ({ name, label: t(`panels.${name}`), content }));
  const editing = { saved: <SaveMark />, tools: <UndoButtons /> };

  let picture: ReactNode = null;
  if (isAdjusting) picture = <ReelStage postId={post.id} account={account} disabled={!isEditable} />;
  else if (isVideo && file)
    picture = (
      <PostVideo
        key={file.url}
        url={file.url}
        account={account}
        isSilent={rules.isSilent}
        isRendering={detail.isRendering}
        still={(duration) => (narration ? coverSecond(narration, duration) : Math.min(STILL_SECONDS, duration / 2))}
      />
    );
  else picture = <SwipedPages pages={pages} page={page} onPage={setPage} />;

  return (
    <>
      <TopBar post={post} detail={detail} zone={zone} {...(isEditable && editing)} />
      <Notes post={post} detail={detail} zone={zone} />
      <main id="content" className="flex min-w-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-w-0 flex-1 flex-col items-center gap-5 bg-sunken px-4 py-6 md:py-8">
          {reelOf(post) && isEditable && (
            <Segmented
              label={t("views.label")}
              value={view}
              choices={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
              onChange={(next) => session.goTo({ view: next })}
              className="-mb-2"
            />
          )}
          <Preview
            projectId={post.projectId}
            account={account}
            caption={caption}
            size={narration ? "timed" : isVideo ? "reel" : "slide"}
          >
            {picture}
          </Preview>
          {narration && (
            <Timeline
              postId={post.id}
              narration={narration}
              photos={
                rules.scenes === "photos"
                  ? photosOf(narration).map((photo) => ({ ...photo, title: photo.description }))
                  : null
              }
              chosen={scene}
              isEditable={isEditable && rules.scenes === "drawn"}
              onChoose={setScene}
            />
          )}
          {!isVideo && pages.length > 0 && (
            <Strip
              postId={post.id}
              pages={pages}
              page={page}
              isEditable={isEditable && rules.edits === "slides"}
              onPage={setPage}
            />
          )}
        </div>
        <aside aria-label={t("panels.label")} className="border-t lg:w-100 lg:shrink-0 lg:border-t-0 lg:border-l">
          <Tabs tabs={tabs} chosen={panel} onChoose={(next) => session.goTo({ panel: next })} />
          {isEditable && <RetellPanel post={post} />}
          <Doubts detail={detail} />
          <WrittenBy detail={detail} />
        </aside>
      </main>
      <AgainNote
        page={pages.length > 1 ? page + 1 : null}
        panel={(tabs.find(({ name }) => name === panel) ?? tabs[0])?.label ?? ""}
      />
      <ConflictDialog />
    </>
  );
}

/** The pages in the order that they have here, and which one is looked at. */
function usePages(post: Post, detail: Detail) {
  const { session, state } = useEditing();
  const [last, setLast] = useState(0);
  const [order = []] = useField("order", post.id, "order");
  const byId = new Map(detail.pages.map((page) => [page.id, page]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  const pages = ordered.length === detail.pages.length ? ordered : detail.pages;
  const wanted = state.place.page;
  const found = wanted === null ? 0 : pages.findIndex(({ id }) => id === wanted);
  if (found !== -1 && found !== last) setLast(found);
  // A page that is gone leaves its place to its neighbour.
  const page = found === -1 ? Math.min(last, Math.max(0, pages.length - 1)) : found;
  const setPage = (next: number) => {
    const id = pages[next]?.id ?? null;
    // A scroll that ends late tells of the page that is looked at already: what was undone is still being said.
    if (id !== (session.state().place.page ?? pages[0]?.id ?? null)) session.goTo({ page: id });
  };
  return { pages, page, setPage };
}

function Notes({ post, detail, zone }: Pick<EditorProps, "post" | "detail" | "zone">) {
  const t = useTranslations("editor");
  const dates = useDates(zone);
  const moves = useMoves(dates);
  if (post.status === "failed") return <FailureNote card={cardOf(post, detail)} zone={zone} moves={moves} />;
  if (post.status === "publishing") return <ProgressStrip post={post} />;
  if (post.status === "archived") {
    return <p className="border-b bg-accent-soft px-4 py-2.5 text-sm text-accent-ink">{t("archived")}</p>;
  }
  if (post.status !== "published" || !detail.publishedAt) return null;
  return <LiveNote date={dates.dateTime(detail.publishedAt)} permalink={detail.permalink} />;
}
