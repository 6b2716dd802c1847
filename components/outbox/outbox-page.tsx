"use client";

import { ArrowLeft, Mail } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useUrl } from "#components/posts/use-url.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";

const when = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

/** The mails that stayed here, and the chosen one as a mail program would show it. */
export function OutboxPage() {
  const t = useTranslations("outbox");
  const format = useFormatter();
  const { params, set } = useUrl();
  const { data, error, refetch } = useRead("listMails", {});
  const asked = params.get("mail");
  const shownId = asked ?? data?.mails[0]?.id;
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-xl" />}
      {data?.mails.length === 0 && (
        <EmptyState art={<IconTile icon={Mail} />} title={t("empty")} text={t("emptyText")} />
      )}
      {data && shownId !== undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Card className={cn("overflow-hidden", asked !== null && "max-lg:hidden")}>
            <ul className="divide-y">
              {data.mails.map(({ at, id, subject }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === shownId}
                    onClick={() => set({ mail: id }, { push: true })}
                    className="flex w-full flex-col items-start gap-0.5 px-4 py-3 text-left outline-offset-[-2px] hover:bg-hover lg:aria-[current=true]:bg-accent-soft"
                  >
                    <span className="w-full truncate text-sm font-medium">{subject}</span>
                    <span className="text-xs text-muted">{format.dateTime(new Date(at), when)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
          <div className={cn("flex flex-col gap-3", asked === null && "max-lg:hidden")}>
            <Button
              variant="ghost"
              className="self-start lg:hidden"
              onClick={() => set({ mail: null }, { push: true })}
            >
              <ArrowLeft aria-hidden className="size-4" />
              {t("back")}
            </Button>
            <MailView id={shownId} />
          </div>
        </div>
      )}
    </Page>
  );
}

function MailView({ id }: { id: string }) {
  const t = useTranslations("outbox");
  const format = useFormatter();
  const { data, error, refetch } = useRead("readMail", { params: { id } });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[40rem] rounded-xl" />;
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="border-b px-4 py-3">
        <h2 className="text-base font-semibold">{data.subject}</h2>
        <p className="text-xs text-muted">
          {t("meta", { to: data.to, date: format.dateTime(new Date(data.at), when) })}
        </p>
      </div>
      {/* What a mail holds never runs here; its links open beside the app. */}
      <iframe
        title={t("mail", { subject: data.subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={data.html.replace(/<head>|^/, (head) => `${head}<base target="_blank">`)}
        className="h-[46rem] w-full bg-white"
      />
    </Card>
  );
}
