import type { Metadata, Viewport } from "next";
import { getLocale, getMessages, getTimeZone, getTranslations } from "next-intl/server";
import localFont from "next/font/local";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Providers } from "#components/frame/providers.tsx";
import { THEME_COOKIE, themeOf } from "#components/frame/themes.ts";
import { Words } from "#components/frame/words.tsx";
import { LANGUAGE_ROWS } from "#lib/domain/language.ts";
import { pack } from "#lib/client/packed.ts";
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
  const [locale, timeZone, messages] = await Promise.all([getLocale(), getTimeZone(), getMessages()]);
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={LANGUAGE_ROWS[locale].locale} data-theme={theme} className={inter.variable}>
      <body>
        <Words locale={locale} timeZone={timeZone} catalog={pack(messages)}>
          <Providers theme={theme}>{children}</Providers>
        </Words>
      </body>
    </html>
  );
}
