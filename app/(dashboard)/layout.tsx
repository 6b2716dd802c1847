import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { CurrentProjectProvider } from "#components/frame/current-project.tsx";
import { Frame } from "#components/frame/frame.tsx";
import { looksWide } from "#components/frame/looks-wide.ts";
import { KeysProvider } from "#components/frame/keys.tsx";
import { PaletteProvider } from "#components/frame/palette.tsx";
import { readSession } from "#lib/auth/read-session.ts";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await readSession();
  // The page itself sends whoever is signed out to /login, because it knows where they wanted to go.
  if (!session) return children;
  const initial = (await cookies()).get("project")?.value;
  return (
    <CurrentProjectProvider initial={initial}>
      <KeysProvider>
        <PaletteProvider>
          <Frame person={session.person} looksWide={await looksWide()}>
            {children}
          </Frame>
        </PaletteProvider>
      </KeysProvider>
    </CurrentProjectProvider>
  );
}
