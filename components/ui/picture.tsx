import type { ComponentProps } from "react";

/** A file of our own storage, drawn already in the sizes it is shown in: no optimizer stands between. */
export function Picture({ alt, ...props }: ComponentProps<"img"> & { alt: string }) {
  // oxlint-disable-next-line nextjs/no-img-element
  return <img alt={alt} loading="lazy" decoding="async" draggable={false} {...props} />;
}
