"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, createContext, useContext, useMemo } from "react";
import { type Packed, unpack } from "#lib/client/packed.ts";
import type { Parts } from "#lib/messages/compiled.ts";

type Base = ComponentProps<typeof NextIntlClientProvider>;
type WordsProps = Omit<Base, "messages"> & { texts: Packed<Parts> };

const Brought = createContext<Parts>({});

/** Texts in the language of this page, beside those that are there already. */
export function Words({ texts, ...props }: WordsProps) {
  const around = useContext(Brought);
  const parts = useMemo(() => ({ ...around, ...unpack(texts) }), [around, texts]);
  const messages = useMemo(() => asTree(parts), [parts]);
  return (
    <Brought value={parts}>
      <NextIntlClientProvider messages={messages} {...props} />
    </Brought>
  );
}

/** Parts by their names as the one tree in which they are looked up: "posts.format" is a branch of "posts". */
function asTree(parts: Parts) {
  const tree: Record<string, object> = {};
  // A whole feature comes before its branches, which it has already.
  for (const part of Object.keys(parts).toSorted()) {
    const [feature = "", branch] = part.split(".");
    if (branch === undefined) tree[feature] = parts[part] ?? {};
    else tree[feature] = { [branch]: parts[part], ...tree[feature] };
  }
  return asMessages(tree);
}

/** The formatter takes compiled texts, of which its types know nothing. */
const asMessages = (tree: object) => tree as NonNullable<Base["messages"]>;
