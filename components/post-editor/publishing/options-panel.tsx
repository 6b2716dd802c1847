"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { useEditing } from "#components/post-editor/edits/use-editing.tsx";
import type { Post } from "#components/post-editor/post.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { queryKey } from "#lib/client/query-key.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { AltTextField } from "./alt-text-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { FirstCommentField } from "./first-comment-field.tsx";
import type { Act } from "./options.ts";
import { PeopleField } from "./people-field.tsx";

/** What goes to the network beside the files and the caption. */
export function OptionsPanel({ post, pageId, disabled }: { post: Post; pageId: string | null; disabled: boolean }) {
  const t = useTranslations("publishing.options");
  const cache = useQueryClient();
  const { headers, session, state } = useEditing();
  const params = { id: post.id };
  const { data, error, refetch } = useRead("readOptions", { params });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const act: Act = (does) =>
    session.act(async (version) => {
      cache.setQueryData(queryKey("readOptions", { params }), await does(headers(version)));
    });
  const shown = data.altTexts.find(({ slideId }) => slideId === pageId) ?? data.altTexts[0];
  const number = shown ? data.altTexts.indexOf(shown) + 1 : 0;
  const shared = { disabled: disabled || state.isActing, act };
  return (
    <div className="flex flex-col gap-7">
      {shown && <AltTextField key={`${shown.slideId} ${shown.altText}`} page={shown} number={number} {...shared} />}
      {data.cover && <CoverField key={data.cover.url} post={post} cover={data.cover} {...shared} />}
      <PeopleField postId={post.id} options={data} page={shown ?? null} number={number} {...shared} />
      <FirstCommentField key={data.firstComment?.text ?? ""} postId={post.id} options={data} {...shared} />
      {data.altTexts.length === 0 && !data.cover && <p className="text-xs text-muted">{t("none")}</p>}
    </div>
  );
}
