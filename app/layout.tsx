import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import localFont from "next/font/local";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { looksWide } from "#components/frame/looks-wide.ts";
import { Providers } from "#components/frame/providers.tsx";
import { THEME_COOKIE, themeOf } from "#components/frame/themes.ts";
import { WidthProvider } from "#components/frame/width.tsx";
import { LANGUAGE_ROWS } from "#lib/domain/language.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import "./globals.css";

const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-inter",
  display: "swap",
});

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("frame");
  return { title: { default: "Pauta", template: "%s · Pauta" }, description: t("tagline") };
}

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#121211" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, isWide] = await Promise.all([getLocale(), looksWide()]);
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={LANGUAGE_ROWS[locale].locale} data-theme={theme} className={inter.variable}>
      <body>
        <PageTexts of="layout">
          <WidthProvider looksWide={isWide}>
            <Providers theme={theme}>{children}</Providers>
          </WidthProvider>
        </PageTexts>
      </body>
    </html>
  );
}
