"use client";

import { useParams, usePathname, useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useRead } from "#lib/client/use-operation.ts";
import { keepCookie } from "./cookie.ts";

const ProjectContext = createContext<{ id: string | undefined; choose: (id: string) => void } | null>(null);

/** The project that the address names, else the one chosen last in this browser. */
export function CurrentProjectProvider({ initial, children }: { initial: string | undefined; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const named = useParams<{ project?: string }>()?.project;
  const pathname = usePathname();
  const router = useRouter();
  useEffect(() => {
    if (named !== undefined) keepCookie("project", named);
  }, [named]);
  if (named !== undefined && named !== chosen) setChosen(named);
  const id = named ?? chosen;
  const value = useMemo(
    () => ({
      id,
      choose(next: string) {
        keepCookie("project", next);
        setChosen(next);
        // Elsewhere in the project: the same kind of page in the other one.
        if (named !== undefined && next !== named) router.push(`/${next}/${pathname?.split("/")[2] ?? "calendar"}`);
      },
    }),
    [id, named, pathname, router],
  );
  return <ProjectContext value={value}>{children}</ProjectContext>;
}

/** The project of this page, else the one chosen last in this browser, else the first one. */
export function useCurrentProject() {
  const context = useContext(ProjectContext);
  if (!context) throw new Error("useCurrentProject outside its provider.");
  const { data } = useRead("listProjects", {});
  const projects = data?.projects;
  const project = projects?.find(({ id }) => id === context.id) ?? projects?.[0];
  return { projects, project, choose: context.choose };
}
