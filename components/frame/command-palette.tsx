"use client";

import { Command } from "cmdk";
import { Keyboard, Languages, LogOut, type LucideIcon, PenLine, Plus, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type ReactNode, useDeferredValue, useState } from "react";
import { FORMAT_ICONS } from "#components/posts/card.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { SEARCH_MAX } from "#lib/domain/limits.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Person } from "./account-menu.tsx";
import { useCurrentProject } from "./current-project.tsx";
import { useShowKeys } from "./keys.tsx";
import { everywhere, hrefOf } from "./nav.ts";
import { PLACE_ICONS } from "./nav-icons.ts";
import { useTheme } from "./theme.tsx";
import { THEMES } from "./themes.ts";
import { THEME_ICONS } from "./use-theme-choices.ts";
import { LANGUAGE_CHOICES, useLanguage } from "./use-language.ts";
import { useSignOut } from "./use-sign-out.ts";

const groupStyle =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted";

export function CommandPalette({
  person,
  open,
  onOpenChange,
}: {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("frame");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("palette.title")} hideTitle top>
      <Commands person={person} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** There while the palette is open: what was typed is gone with it. */
function Commands({ person, onDone }: { person: Person; onDone: () => void }) {
  const t = useTranslations("frame");
  const router = useRouter();
  const { projects = [], project: current, choose } = useCurrentProject();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { signOut } = useSignOut();
  const showKeys = useShowKeys();
  const [typed, setTyped] = useState("");
  const words = typed.trim();
  const found = useFoundPosts(current?.id, useDeferredValue(words));
  const run = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <Command loop label={t("palette.title")}>
      <div className="flex h-12 items-center gap-2.5 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          maxLength={SEARCH_MAX}
          placeholder={t("palette.placeholder")}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <span className="max-md:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain p-1.5 pt-0" tabIndex={-1}>
        {!current && (
          <Command.Empty className="px-4 py-10 text-center text-sm text-muted">{t("palette.empty")}</Command.Empty>
        )}
        {found.length > 0 && (
          <Command.Group forceMount heading={t("palette.posts")} className={groupStyle}>
            {found.map(({ format, id, projectId, theme }) => (
              <Item
                key={id}
                forceMount
                value={id}
                icon={FORMAT_ICONS[format]}
                onSelect={run(() => router.push(`/${projectId}/posts/${id}`))}
              >
                <span className="truncate">{theme}</span>
              </Item>
            ))}
          </Command.Group>
        )}
        <Command.Group heading={t("palette.go")} className={groupStyle}>
          {everywhere(person).map((place) => (
            <Item key={place} icon={PLACE_ICONS[place]} onSelect={run(() => router.push(hrefOf(place, current?.id)))}>
              {t(place)}
            </Item>
          ))}
        </Command.Group>
        {projects.length > 1 && (
          <Command.Group heading={t("palette.switch")} className={groupStyle}>
            {projects
              .filter(({ id }) => id !== current?.id)
              .map(({ id, name }) => (
                <Item key={id} value={`${name} ${id}`} onSelect={run(() => choose(id))}>
                  <Monogram id={id} name={name} size="xs" />
                  <span className="truncate">{name}</span>
                </Item>
              ))}
          </Command.Group>
        )}
        <Command.Group forceMount heading={t("palette.act")} className={groupStyle}>
          {current && (
            <Item
              forceMount
              value="create-post"
              icon={PenLine}
              onSelect={run(() => router.push(`/${current.id}/calendar?create=${encodeURIComponent(words)}`))}
            >
              <span className="truncate">
                {words === "" ? t("palette.createPost") : t("palette.createAbout", { theme: words })}
              </span>
            </Item>
          )}
          <Item icon={Plus} onSelect={run(() => router.push("/projects?new=1"))}>
            {t("palette.createProject")}
          </Item>
          {THEMES.filter((choice) => choice !== theme).map((choice) => (
            <Item key={choice} icon={THEME_ICONS[choice]} onSelect={run(() => setTheme(choice))}>
              {t("palette.themeOption", { name: t(`theme.${choice}`) })}
            </Item>
          ))}
          {LANGUAGE_CHOICES.filter(({ value }) => value !== language).map(({ value, label }) => (
            <Item key={value} icon={Languages} onSelect={run(() => setLanguage(value))}>
              {t("palette.languageOption", { name: label })}
            </Item>
          ))}
          <Item icon={Keyboard} onSelect={run(showKeys)}>
            {t("keys.title")}
          </Item>
          <Item icon={LogOut} onSelect={run(signOut)}>
            {t("account.signOut")}
          </Item>
        </Command.Group>
      </Command.List>
    </Command>
  );
}

const POSTS_SHOWN = 6;
/** A single letter finds everything. */
const SEARCHED_FROM = 2;

/** The project's newest posts with these words. */
function useFoundPosts(projectId: string | undefined, search: string) {
  const enabled = projectId !== undefined && search.length >= SEARCHED_FROM;
  const query = { projectId: projectId ?? "", search, limit: POSTS_SHOWN };
  const { data } = useRead("listCards", { query }, { enabled, keepPrevious: true });
  return enabled ? (data?.cards ?? []) : [];
}

function Item({
  icon: Icon,
  value,
  forceMount = false,
  onSelect,
  children,
}: {
  icon?: LucideIcon;
  value?: string;
  /** shown whatever is typed */
  forceMount?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item
      {...(value !== undefined && { value })}
      forceMount={forceMount}
      onSelect={onSelect}
      className="flex h-10 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm select-none data-[selected=true]:bg-hover md:h-9"
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-muted" />}
      {children}
    </Command.Item>
  );
}
