"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Around it, in squares: readers want it. */
const MARGIN = 4;

/** The way into an authenticator app: by camera, by a tap on the phone itself, or by hand. */
export function SecretPicture({ secret, uri }: { secret: string; uri: string }) {
  const t = useTranslations("account.secondStep");
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
      <QrCode text={uri} label={t("picture")} />
      <div className="flex min-w-0 flex-col items-start gap-4">
        <a href={uri} className={buttonStyle("secondary", "md")}>
          {t("open")}
        </a>
        <div className="flex flex-col gap-1 text-sm">
          <p className="text-muted">{t("secret")}</p>
          <code className="font-mono text-base leading-relaxed break-words">
            {secret.match(/.{4}/g)?.join(" ") ?? secret}
          </code>
        </div>
      </div>
    </div>
  );
}

/** Dark on light in both themes: many readers know no other. */
function QrCode({ label, text }: { label: string; text: string }) {
  const { data } = useQuery({ queryKey: ["qr", text], queryFn: () => draw(text), gcTime: 0, staleTime: Infinity });
  if (!data) return <Skeleton className="size-44 rounded-lg" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.side} ${data.side}`}
      shapeRendering="crispEdges"
      className="size-44 justify-self-center rounded-lg border bg-white"
    >
      <path d={data.path} fill="#000" />
    </svg>
  );
}

/** Its drawer comes with the dialog that shows it. */
async function draw(text: string) {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const squares = Array.from({ length: count * count }, (_, at) => [at % count, Math.floor(at / count)] as const);
  const path = squares
    .filter(([x, y]) => code.isDark(y, x))
    .map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
    .join("");
  return { path, side: count + 2 * MARGIN };
}
