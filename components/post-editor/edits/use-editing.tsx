"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { call } from "#lib/client/call.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { readAgain } from "#lib/client/read-again.ts";
import { EDITING_HEADER } from "#lib/domain/editing.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { Detail, Post, Slide } from "#components/post-editor/post.ts";
import { toast } from "#components/ui/toast.ts";
import { useSafeLeave } from "#components/ui/use-safe-leave.ts";
import { AIMS, type AnyAim, type Kind, type Snapshot, type Values } from "./aims.ts";
import type { EditState } from "./edit-state.ts";
import { EditSession } from "./session.ts";
import { UnsentShelf } from "./unsent.ts";

interface Editing {
  session: EditSession;
  state: EditState;
  /** the header of an act that is no field's edit */
  headers: (version: number) => Record<string, string>;
}

const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("An editor's panel stands outside its editor");
  return editing;
}

/** One field of the post: what it shows, and how it is changed. */
export function useField<K extends Kind, Name extends keyof Values[K] & string>(kind: K, id: string, name: Name) {
  const { session } = useEditing();
  // The aim reads and writes its fields by these very types.
  const value = session.value(kind, id, name) as Values[K][Name] | undefined;
  const set = (next: Values[K][Name], isApart = false) =>
    session.set([{ kind, id, values: { [name]: next } }], isApart);
  return [value, set] as const;
}

const isKind = (kind: string): kind is Kind => kind in AIMS;

function aimOf(kind: string): AnyAim {
  if (!isKind(kind)) throw new Error(`Nothing is edited as ${kind}`);
  return AIMS[kind];
}

const WINDOW_KEY = "pauta:window";

/** This window's own name, for as long as it lives. */
function windowName(): string {
  const known = sessionStorage.getItem(WINDOW_KEY);
  if (known) return known;
  const name = crypto.randomUUID();
  sessionStorage.setItem(WINDOW_KEY, name);
  return name;
}

export function EditingProvider({
  post,
  detail,
  slides,
  children,
}: {
  post: Post;
  detail: Detail;
  slides: readonly Slide[];
  children: ReactNode;
}) {
  const session = useSession(post, detail, slides);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);

  useEffect(() => session.resume(), [session]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const letter = event.key.toLowerCase();
      if (!(event.metaKey || event.ctrlKey) || event.altKey || (letter !== "z" && letter !== "y")) return;
      event.preventDefault();
      if (letter === "y" || event.shiftKey) void session.redo();
      else void session.undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [session]);
  useSafeLeave(session);

  // What others changed is shown as soon as nothing waits here.
  useEffect(() => void session.sync(detail.version), [session, detail.version]);

  const headers = (version: number) => ({ [EDITING_HEADER]: `${windowName()} ${version}` });
  return <EditingContext value={{ session, state, headers }}>{children}</EditingContext>;
}

function useSession(post: Post, detail: Detail, slides: readonly Slide[]): EditSession {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const t = useTranslations("editor.elsewhere");
  const [session] = useState(() => {
    const { id } = post;
    const params = { id };
    const slideful = FORMAT_RULES[post.format].slides;
    const latest = (): Snapshot => ({
      post: cache.getQueryData<Post>(queryKey("readPost", { params })) ?? post,
      detail: cache.getQueryData<Detail>(queryKey("readPostDetail", { params })) ?? detail,
      slides: cache.getQueryData<{ slides: Slide[] }>(queryKey("listSlides", { params }))?.slides ?? slides,
    });
    return new EditSession({
      version: detail.version,
      now: () => Date.now(),
      shelf: new UnsentShelf(typeof localStorage === "undefined" ? null : localStorage, id),
      read: (kind, of) => ({ ...aimOf(kind).read(latest(), of) }),
      isWhole: (kind, values) => aimOf(kind).isWhole?.(values) ?? true,
      write: (kind, of, values, version) =>
        aimOf(kind).write(of, values, { [EDITING_HEADER]: `${windowName()} ${version}` }),
      // The version first: what is read after it is at least as new.
      refresh: async () => {
        const { version } = await readAgain(cache, queryKey("readPostDetail", { params }), () =>
          call("readPostDetail", { params }),
        );
        await Promise.all([
          readAgain(cache, queryKey("readPost", { params }), () => call("readPost", { params })),
          slideful && readAgain(cache, queryKey("listSlides", { params }), () => call("listSlides", { params })),
        ]);
        for (const name of ["listCards", "readEditBudget", "readLibrary", "readLibraryUses"])
          void cache.invalidateQueries({ queryKey: [name] });
        return version;
      },
      onError: (error) => toast.error(errorText(error)),
      onMerged: () => toast.message(t("merged")),
    });
  });
  return session;
}
