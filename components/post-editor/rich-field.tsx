"use client";

import { Bold, Highlighter } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { SLIDE_VALUE_MAX } from "#lib/domain/limits.ts";
import { type FieldValue } from "#lib/domain/slide.ts";
import { fromRich, piecesOf, retype, type RichText, toggleBold, toggleHighlight, toRich } from "./rich-text.ts";

const TEXT = "field-sizing-content max-h-96 min-h-8 w-full px-3 py-1.5 leading-relaxed whitespace-pre-wrap break-words";

/** A text of more than one weight: what is bold and what is marked is seen behind what is typed. */
export function RichField({
  label,
  value,
  disabled,
  action,
  onChange,
}: {
  label: string;
  value: FieldValue;
  disabled: boolean;
  action?: ReactNode;
  /** `isApart`: an act of its own for undo, however soon after typing */
  onChange: (value: FieldValue, isApart?: boolean) => void;
}) {
  const t = useTranslations("slides.rich");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isSelected, setIsSelected] = useState(false);
  const rich = toRich(value);
  const change = (turn: (rich: RichText, from: number, to: number) => RichText) => {
    const element = area.current;
    if (!element) return;
    const { selectionEnd, selectionStart } = element;
    onChange(fromRich(turn(rich, selectionStart, selectionEnd)), true);
    element.focus();
    requestAnimationFrame(() => element.setSelectionRange(selectionStart, selectionEnd));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
    const turn = { b: toggleBold, h: toggleHighlight }[event.key.toLowerCase()];
    if (!turn) return;
    event.preventDefault();
    change(turn);
  };
  const look = () => setIsSelected(area.current?.selectionStart !== area.current?.selectionEnd);
  const tools = [
    { turn: toggleBold, icon: Bold, name: t("bold"), keys: "Control+B" },
    { turn: toggleHighlight, icon: Highlighter, name: t("highlight"), keys: "Control+H" },
  ];
  return (
    <div className="flex flex-col gap-1">
      <div className="flex h-8 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <span className="flex items-center">
          {action}
          {tools.map(({ icon: Icon, keys, name, turn }) => (
            <Button
              key={keys}
              variant="ghost"
              size="icon"
              aria-label={`${name}: ${label}`}
              aria-keyshortcuts={keys}
              title={isSelected ? name : t("select")}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => change(turn)}
            >
              <Icon aria-hidden className="size-3.5" />
            </Button>
          ))}
        </span>
      </div>
      <div
        className={cn(
          "relative rounded-lg border border-line-strong bg-surface text-base shadow-rise transition-colors focus-within:border-accent hover:border-muted md:text-sm",
          disabled && "opacity-60",
        )}
      >
        <div aria-hidden className={cn(TEXT, "pointer-events-none absolute inset-0 overflow-hidden text-transparent")}>
          {piecesOf(rich).map((piece, index) => (
            <span
              key={index}
              className={cn(
                piece.marked && "rounded-sm bg-accent-soft",
                // As heavy as bold and no wider: the letters stand where those on top of them do.
                piece.bold && "text-ink [-webkit-text-stroke:0.55px_currentcolor]",
              )}
            >
              {piece.text}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          rows={1}
          value={rich.text}
          maxLength={SLIDE_VALUE_MAX}
          disabled={disabled}
          onSelect={look}
          onKeyDown={press}
          onChange={({ target }) => onChange(fromRich(retype(rich, target.value)))}
          className={cn(TEXT, "relative block resize-none rounded-lg bg-transparent focus-visible:outline-offset-0")}
        />
      </div>
    </div>
  );
}
