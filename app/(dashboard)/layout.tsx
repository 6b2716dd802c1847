import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { CurrentProjectProvider } from "#components/frame/current-project.tsx";
import { Frame } from "#components/frame/frame.tsx";
import { Live } from "#components/frame/live.tsx";
import { looksApple, looksWide } from "#components/frame/looks-wide.ts";
import { KeysProvider } from "#components/frame/keys.tsx";
import { PaletteProvider } from "#components/frame/palette.tsx";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { isFirstPage, openReadAhead } from "./read-ahead.ts";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await readSession();
  // The page itself sends whoever is signed out to /login, because it knows where they wanted to go.
  if (!session) return children;
  const [jar, isApple, isWide] = await Promise.all([cookies(), looksApple(), looksWide()]);
  return (
    <PageTexts of="(dashboard)/layout">
      <ReadAhead state={(await isFirstPage()) ? await readFrame(isWide) : undefined}>
        <CurrentProjectProvider initial={jar.get("project")?.value}>
          <KeysProvider>
            <PaletteProvider person={session.person}>
              <Live />
              <Frame person={session.person} looksApple={isApple}>
                {children}
              </Frame>
            </PaletteProvider>
          </KeysProvider>
        </CurrentProjectProvider>
      </ReadAhead>
    </PageTexts>
  );
}

/** What the frame of every page draws; what cannot be read, the browser asks for again. */
async function readFrame(isWide: boolean) {
  const { read, state } = await openReadAhead();
  await Promise.allSettled([
    read("listProjects", {}),
    read("readPulse", {}),
    read("countNotices", {}),
    read("readAccount", {}),
    isWide && read("readPlan", {}),
  ]);
  return state();
}
