"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TextField } from "#components/ui/field.tsx";
import { TAG_MAX, TAGS_MAX } from "#lib/domain/limits.ts";

/** Tags one by one: the enter key or a comma ends each; those that the library has are offered. */
export function TagsField({
  tags,
  known,
  onChange,
}: {
  tags: readonly string[];
  known: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const t = useTranslations("library.file");
  const [typed, setTyped] = useState("");
  const list = useId();
  const add = (text: string) => {
    const tag = text.trim();
    setTyped("");
    if (tag === "" || tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return;
    onChange([...tags, tag].slice(0, TAGS_MAX));
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t("tags")}
        hint={t("tagsHint")}
        value={typed}
        maxLength={TAG_MAX}
        list={list}
        placeholder={t("tagsPlaceholder")}
        onChange={({ target: { value } }) => (value.endsWith(",") ? add(value.slice(0, -1)) : setTyped(value))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.trim() === "") return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => add(typed)}
      />
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex h-7 items-center gap-1 rounded-full bg-hover pr-1 pl-2.5 text-xs font-medium">
              {tag}
              <button
                type="button"
                aria-label={t("untag", { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="flex size-5 items-center justify-center rounded-full text-muted hover:bg-line hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
