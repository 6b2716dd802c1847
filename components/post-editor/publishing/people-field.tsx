"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Point } from "#components/pictures/point.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { call } from "#lib/client/call.ts";
import { COLLABORATORS_MAX, handleIn, TAGS_PER_POST_MAX } from "#lib/domain/people.ts";
import type { Act, Options } from "./options.ts";
import { TagPlace } from "./tag-place.tsx";

interface Props {
  postId: string;
  options: Options;
  /** the page that is looked at; null: a film, where nobody has a place */
  page: { slideId: string; picture: string | null } | null;
  number: number;
  disabled: boolean;
  act: Act;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Who shares the post on their own profile, and who is seen on the page. */
export function PeopleField({ postId, options: { people }, page, number, disabled, act }: Props) {
  const t = useTranslations("publishing.people");
  const [at, setAt] = useState(MIDDLE);
  const { collaborators, tags } = people;
  const slideId = page?.slideId ?? null;
  const here = tags.filter((tag) => tag.slideId === slideId);
  const save = (next: { collaborators?: string[]; tags?: typeof tags }) => {
    const wanted = { ...people, ...next };
    const body = {
      collaborators: wanted.collaborators,
      tags: wanted.tags.map((tag) => ({
        handle: tag.handle,
        ...(tag.slideId !== null && { slideId: tag.slideId }),
        ...(tag.x !== null && { x: tag.x }),
        ...(tag.y !== null && { y: tag.y }),
      })),
    };
    return act((headers) => call("setPeople", { params: { id: postId }, body }, headers));
  };
  return (
    <div className="flex flex-col gap-7">
      <section aria-label={t("collaborators")} className="flex flex-col gap-3">
        <AddHandle
          label={t("collaborators")}
          hint={t("collaboratorsHint", { max: COLLABORATORS_MAX })}
          taken={collaborators}
          disabled={disabled || collaborators.length >= COLLABORATORS_MAX}
          onAdd={(handle) => save({ collaborators: [...collaborators, handle] })}
        />
        <Handles
          names={collaborators}
          disabled={disabled}
          onRemove={(name) => void save({ collaborators: collaborators.filter((one) => one !== name) })}
        />
      </section>
      <section aria-label={t("tags")} className="flex flex-col gap-3">
        {page?.picture && <TagPlace url={page.picture} tags={here} at={at} disabled={disabled} onChange={setAt} />}
        <AddHandle
          label={page ? t("tagsOfPage", { number }) : t("tags")}
          hint={page ? t("tagsHint") : t("tagsOfFilmHint")}
          taken={here.map(({ handle }) => handle)}
          disabled={disabled || tags.length >= TAGS_PER_POST_MAX}
          onAdd={(handle) => save({ tags: [...tags, { handle, slideId, ...(page ? at : { x: null, y: null }) }] })}
        />
        <Handles
          names={here.map(({ handle }) => handle)}
          disabled={disabled}
          onRemove={(name) => void save({ tags: tags.filter((tag) => tag.handle !== name || tag.slideId !== slideId) })}
        />
      </section>
    </div>
  );
}

function AddHandle({
  label,
  hint,
  taken,
  disabled,
  onAdd,
}: {
  label: string;
  hint: string;
  taken: readonly string[];
  disabled: boolean;
  onAdd: (handle: string) => Promise<boolean>;
}) {
  const t = useTranslations("publishing.people");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const handle = handleIn(text);
  const problem = handle === null ? t("invalid") : taken.includes(handle) ? t("twice") : undefined;
  const add = async () => {
    setTried(true);
    if (handle === null || problem || !(await onAdd(handle))) return;
    setText("");
    setTried(false);
  };
  return (
    <Form onSubmit={() => void add()} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          hint={hint}
          placeholder="@"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          disabled={disabled}
          error={tried ? problem : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" disabled={disabled || text.trim() === ""} className="mt-6.5">
        {t("add")}
      </Button>
    </Form>
  );
}

function Handles({
  names,
  disabled,
  onRemove,
}: {
  names: readonly string[];
  disabled: boolean;
  onRemove: (name: string) => void;
}) {
  const t = useTranslations("publishing.people");
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="flex h-8 items-center gap-1 rounded-full border bg-surface pr-1 pl-3 text-sm">
          @{name}
          <button
            type="button"
            disabled={disabled}
            aria-label={t("remove", { name })}
            onClick={() => onRemove(name)}
            className="flex size-6 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
