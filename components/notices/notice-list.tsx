"use client";

import { BellOff, Settings2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { closePopup } from "#components/ui/popup.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { type Notice, NoticeRow } from "./notice-row.tsx";

/** What was told lately, newest first. */
export function NoticeList() {
  const t = useTranslations("notices");
  const errorText = useErrorText();
  const locale = useLocale();
  const language = LANGUAGES.find((one) => one === locale);
  const { data, error } = useRead("readNotices", { query: { ...(language && { language }) } });
  return (
    <>
      <div className="sticky top-0 flex items-center justify-between gap-2 border-b bg-raised py-2 pr-2 pl-4">
        <h2 className="text-sm font-semibold">{t("title")}</h2>
        <Link
          href="/account#notices"
          aria-label={t("settings")}
          title={t("settings")}
          onClick={({ currentTarget }) => closePopup(currentTarget)}
          className="flex size-8 items-center justify-center rounded-lg text-muted hover:bg-hover hover:text-ink"
        >
          <Settings2 aria-hidden className="size-4" />
        </Link>
      </div>
      {!data && error && (
        <p role="alert" className="px-4 py-6 text-sm text-danger">
          {errorText(error)}
        </p>
      )}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-4 p-4">
          {["w-3/4", "w-2/3", "w-4/5"].map((width) => (
            <div key={width} className="flex flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-full" />
            </div>
          ))}
        </div>
      )}
      {data?.notices.length === 0 && (
        <div className="flex flex-col items-center gap-1.5 px-6 py-10 text-center">
          <BellOff aria-hidden className="mb-1 size-5 text-muted" />
          <p className="text-sm font-medium">{t("empty")}</p>
          <p className="text-xs text-pretty text-muted">{t("emptyText")}</p>
        </div>
      )}
      {data && data.notices.length > 0 && <Listed notices={data.notices} />}
    </>
  );
}

/** To have opened it is to have seen it; what was new then stays marked until it closes. */
function Listed({ notices }: { notices: readonly Notice[] }) {
  const unseen = notices.filter(({ isSeen }) => !isSeen).flatMap(({ ids }) => ids);
  const [fresh] = useState(() => new Set(unseen));
  const { mutate } = useOperation("seeNotices");
  const ids = unseen.join(" ");
  useEffect(() => {
    if (ids !== "") mutate({ body: { ids: ids.split(" ") } });
  }, [ids, mutate]);
  return (
    <ul className="divide-y">
      {notices.map((notice) => (
        <NoticeRow key={notice.ids[0]} notice={notice} isFresh={notice.ids.some((id) => fresh.has(id))} />
      ))}
    </ul>
  );
}
