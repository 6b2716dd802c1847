"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useState } from "react";

/** Panels that are there once they were opened, and keep what is typed in them while another is in sight. */
export function Tabs({
  tabs,
  chosen,
  onChoose,
}: {
  tabs: readonly { name: string; label: string; content: ReactNode }[];
  /** null for the first */
  chosen: string | null;
  onChoose: (name: string) => void;
}) {
  const value = tabs.some(({ name }) => name === chosen) ? chosen : (tabs[0]?.name ?? null);
  const [opened, setOpened] = useState<readonly (string | null)[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <Base.Root value={value} onValueChange={onChoose}>
      {/* Anew where other tabs come: else it stays scrolled to where the one in sight was among the earlier ones. */}
      <Base.List
        key={tabs.map(({ name }) => name).join(" ")}
        className="flex overflow-x-auto border-b px-2 md:px-3 [scrollbar-width:none]"
      >
        {tabs.map(({ label, name }) => (
          <Base.Tab
            key={name}
            value={name}
            className="-mb-px h-11 shrink-0 border-b-2 border-transparent px-2 text-sm font-medium text-muted outline-offset-[-2px] hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ content, name }) => (
        <Base.Panel key={name} value={name} keepMounted className="p-4 md:p-5">
          {opened.includes(name) && content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
