import type { ReactNode } from "react";
import { LanguageLinks } from "#components/entry/language-links.tsx";
import { Showcase } from "#components/entry/showcase.tsx";
import { Wordmark } from "#components/frame/brand-mark.tsx";
import { PageTexts } from "#components/frame/page-texts.tsx";

export default function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts of="(entry)/layout">
      <div className="grid min-h-dvh bg-canvas lg:grid-cols-[minmax(28rem,2fr)_3fr]">
        <div className="flex flex-col px-6 py-6 md:px-10 md:py-8">
          <header>
            <Wordmark />
          </header>
          <main id="content" className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-7 py-10">
            {children}
          </main>
          <footer>
            <LanguageLinks />
          </footer>
        </div>
        <Showcase />
      </div>
    </PageTexts>
  );
}
