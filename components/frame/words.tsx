"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, useMemo } from "react";
import { type Packed, unpack } from "#lib/client/packed.ts";
import type { Messages } from "#lib/messages/catalog.ts";

type WordsProps = Omit<ComponentProps<typeof NextIntlClientProvider>, "messages"> & { catalog: Packed<Messages> };

/** All texts in the language of this page. */
export function Words({ catalog, ...props }: WordsProps) {
  const messages = useMemo(() => unpack(catalog), [catalog]);
  return <NextIntlClientProvider messages={messages} {...props} />;
}
