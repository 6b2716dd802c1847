"use client";

import { PenLine, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { WISH_MAX } from "#lib/domain/retelling.ts";
import type { Post } from "#components/post-editor/post.ts";
import { RetellEnd } from "./retell-end.tsx";
import { useRetelling } from "./use-retelling.tsx";

const WISHES = ["shorter", "simpler", "angle", "lighter"] as const;

/** All of a post's texts told again by a wish, and how the last telling ended. */
export function RetellPanel({ post }: { post: Post }) {
  const t = useTranslations("retelling");
  const { asked, model, stop, takesWish, tell } = useRetelling();
  const [isOpen, setIsOpen] = useState(false);
  const [wish, setWish] = useState("");
  const isTelling = asked !== null && asked.place === undefined;
  const send = () => {
    const said = wish.trim();
    if (said !== "" && asked === null) void tell({ wish: said });
  };
  const scope = FORMAT_RULES[post.format].edits === "reimagine" ? "caption" : "all";
  return (
    <>
      {takesWish && (
        <section aria-label={t("title")} className="flex flex-col gap-3 border-t px-4 py-3 md:px-5">
          {!isOpen && (
            <Button className="self-start" disabled={asked !== null} onClick={() => setIsOpen(true)}>
              <PenLine aria-hidden className="size-4" />
              {t("title")}
            </Button>
          )}
          {isOpen && (
            <Form onSubmit={send} className="flex flex-col gap-3">
              <TextArea
                label={t(`wish.${scope}`)}
                placeholder={t("placeholder")}
                value={wish}
                rows={2}
                max={WISH_MAX}
                disabled={asked !== null}
                onChange={setWish}
                hint={t(`scope.${scope}`, { model: model ?? "" })}
              />
              <fieldset aria-label={t("wishes.label")} className="flex min-w-0 flex-wrap gap-1.5">
                {WISHES.map((name) => (
                  <Button
                    key={name}
                    disabled={asked !== null}
                    onClick={() => setWish(t(`wishes.${name}`))}
                    className="h-8 rounded-full px-2.5 text-xs md:h-6"
                  >
                    {t(`wishes.${name}`)}
                  </Button>
                ))}
              </fieldset>
              <div className="flex flex-wrap items-center gap-2">
                {isTelling ? (
                  <Button onClick={stop}>
                    <Square aria-hidden className="size-4 animate-pulse" />
                    {t("stop")}
                  </Button>
                ) : (
                  <Button
                    type="submit"
                    variant="primary"
                    disabled={asked !== null || wish.trim() === ""}
                    focusableWhenDisabled
                  >
                    <PenLine aria-hidden className="size-4" />
                    {t("submit")}
                  </Button>
                )}
                <Button variant="ghost" disabled={isTelling} onClick={() => setIsOpen(false)}>
                  {t("close")}
                </Button>
              </div>
            </Form>
          )}
        </section>
      )}
      <RetellEnd />
    </>
  );
}
