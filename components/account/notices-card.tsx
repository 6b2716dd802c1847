"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SwitchControl } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.ts";
import type { Output } from "#lib/contract/index.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";

type Choice = Output<"readNoticeChoices">["choices"][number];

const WAYS = ["mail", "list"] as const;

/** Of what a person is told, and how: a row a topic, a column a way. */
export function NoticesCard() {
  const t = useTranslations("notices");
  const table = useRef<HTMLTableElement>(null);
  const errorText = useErrorText();
  const { data } = useRead("readNoticeChoices", {});
  const choose = useOperation("chooseNotice", { turn: "notices" });
  const isThere = data !== undefined;
  useEffect(() => {
    // What the page's address names comes after the page.
    if (isThere && window.location.hash === "#notices") table.current?.closest("#notices")?.scrollIntoView();
  }, [isThere]);
  if (!data)
    return (
      <Card className="p-5">
        <Skeleton className="h-64" />
      </Card>
    );
  const shown = (choice: Choice) =>
    choose.isPending && choose.variables.body.topic === choice.topic ? choose.variables.body : choice;
  return (
    <Card className="overflow-hidden">
      <table ref={table} className="w-full text-left">
        <thead className="text-xs text-muted">
          <tr>
            <th className="sr-only">{t("choices.title")}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col" className="w-16 pt-3 text-center font-medium last:pr-2 sm:w-20">
                {t(`choices.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {data.choices.map(shown).map((choice) => (
            <tr key={choice.topic}>
              <th scope="row" className="py-3 pl-4 font-normal sm:pl-5">
                <span className="block text-sm font-medium">{t(`topics.${choice.topic}.name`)}</span>
                <span className="block text-xs text-pretty text-muted">{t(`topics.${choice.topic}.hint`)}</span>
              </th>
              {WAYS.map((way) => (
                <td key={way} className="py-3 text-center align-middle last:pr-2">
                  <SwitchControl
                    label={`${t(`topics.${choice.topic}.name`)}: ${t(`choices.${way}`)}`}
                    checked={choice[way]}
                    onChange={(on) =>
                      choose.mutate(
                        { body: { ...choice, [way]: on } },
                        { onError: (error) => toast.error(errorText(error)) },
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
