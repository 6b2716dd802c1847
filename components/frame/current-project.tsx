"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useRead } from "#lib/client/use-operation.ts";
import { keepCookie } from "./cookie.ts";

const ProjectContext = createContext<{ id: string | undefined; choose: (id: string) => void } | null>(null);

export function CurrentProjectProvider({ initial, children }: { initial: string | undefined; children: ReactNode }) {
  const [id, setId] = useState(initial);
  const value = useMemo(
    () => ({
      id,
      choose(next: string) {
        keepCookie("project", next);
        setId(next);
      },
    }),
    [id],
  );
  return <ProjectContext value={value}>{children}</ProjectContext>;
}

/** The project chosen last in this browser, else the first one. */
export function useCurrentProject() {
  const context = useContext(ProjectContext);
  if (!context) throw new Error("useCurrentProject outside its provider.");
  const { data } = useRead("listProjects", {});
  const projects = data?.projects;
  const project = projects?.find(({ id }) => id === context.id) ?? projects?.[0];
  return { projects, project, choose: context.choose };
}
