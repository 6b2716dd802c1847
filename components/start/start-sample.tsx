"use client";

import { SamplePost } from "#components/brand/sample-post.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

/** A post as the brand's would look by what is told so far, beside the steps where there is room. */
export function StartSample({ dna }: { dna: Output<"readDna"> }) {
  const params = { id: dna.projectId };
  const { data: brand } = useRead("readBrand", { params });
  const { data: palettes } = useRead("readPalettes", { params });
  return (
    <aside className="hidden w-80 shrink-0 xl:block">
      {brand && palettes ? (
        <SamplePost dna={dna} brand={brand} palettes={palettes} />
      ) : (
        <Skeleton className="aspect-2/3 rounded-xl" />
      )}
    </aside>
  );
}
