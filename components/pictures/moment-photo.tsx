"use client";

import { Crop, ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditing } from "#components/post-editor/edits/use-editing.tsx";
import type { Detail } from "#components/post-editor/post.ts";
import { Button } from "#components/ui/button.tsx";
import { call } from "#lib/client/call.ts";
import type { Focus } from "#lib/domain/own-picture.ts";
import { FocusField } from "./focus-field.tsx";
import { PicturePicker } from "./picture-picker.tsx";

type Shown = NonNullable<Detail["photos"][number]>;

/** Another photo of the project's own in one moment of a narration, and what of it is seen. */
export function MomentPhoto({
  postId,
  projectId,
  moment,
  shown,
  disabled,
}: {
  postId: string;
  projectId: string;
  moment: number;
  /** null: the photo there is none of the library's */
  shown: Shown | null;
  disabled: boolean;
}) {
  const t = useTranslations("pictures.moment");
  const { headers, session, state } = useEditing();
  const [open, setOpen] = useState<"picker" | "focus" | null>(null);
  const busy = disabled || state.isActing;
  const params = { id: postId };
  const does = (id: string, focus: Focus | null) => (version: number) =>
    call("showPhoto", { params, body: { moment, picture: { id, focus } } }, headers(version));
  const show = (id: string, focus: Focus | null) =>
    void session.act(does(id, focus), shown ? does(shown.id, shown.focus) : undefined);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button disabled={busy} onClick={() => setOpen("picker")}>
          <ImagePlus aria-hidden className="size-4" />
          {t("change", { number: moment + 1 })}
        </Button>
        {shown && (
          <Button
            variant="ghost"
            disabled={busy}
            aria-expanded={open === "focus"}
            onClick={() => setOpen(open === "focus" ? null : "focus")}
          >
            <Crop aria-hidden className="size-4" />
            {t("focus")}
          </Button>
        )}
      </div>
      {open === "focus" && shown && (
        <FocusField
          key={shown.id}
          url={shown.url}
          focus={shown.focus}
          disabled={busy}
          onChange={(focus) => show(shown.id, focus)}
        />
      )}
      {open === "picker" && (
        <PicturePicker
          projectId={projectId}
          chosen={shown ? [shown.id] : []}
          most={1}
          onClose={() => setOpen(null)}
          onChoose={([picture]) => {
            setOpen(null);
            if (picture) show(picture.id, null);
          }}
        />
      )}
    </div>
  );
}
