"use client";

import { useTranslations } from "next-intl";

import { REEL_BLOCK_MAX } from "#lib/domain/limits.ts";
import { useField } from "./edits/use-editing.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { RetellButton } from "./rewrite/retell-button.tsx";

const BLOCKS = [
  { name: "block1", says: "hook", isNeeded: true },
  { name: "block2", says: "complement", isNeeded: false },
  { name: "block3", says: "call", isNeeded: true },
] as const;

/** What a reel says, one text after the other. */
export function ReelTextPanel({ postId, disabled }: { postId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  return (
    <div className="flex flex-col gap-4">
      {BLOCKS.map((block) => (
        <Block key={block.name} postId={postId} disabled={disabled} {...block} />
      ))}
      <p className="text-xs text-muted">{t("stale")}</p>
    </div>
  );
}

function Block({
  postId,
  name,
  says,
  isNeeded,
  disabled,
}: (typeof BLOCKS)[number] & { postId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  const [text = "", setText] = useField("reel", postId, name);
  const isMissing = isNeeded && text.trim() === "";
  return (
    <TextArea
      label={t(`blocks.${says}`)}
      value={text}
      max={REEL_BLOCK_MAX}
      action={<RetellButton place={name} label={t(`blocks.${says}`)} />}
      disabled={disabled}
      onChange={setText}
      hint={isMissing ? <span className="text-warning">{t("needed")}</span> : undefined}
    />
  );
}
