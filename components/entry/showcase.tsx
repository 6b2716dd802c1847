import { Check, Clock } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { cn } from "#components/ui/cn.ts";
import { ART } from "./showcase-art.tsx";

interface Piece {
  art: keyof typeof ART;
  time: string;
  done: boolean;
  ink: string;
  top: string;
}

const COLUMNS: { shift: string; pieces: Piece[] }[] = [
  {
    shift: "-translate-y-4",
    pieces: [
      { art: "carousel", time: "07:30", done: true, ink: "text-[#3a1c12]", top: "top-[24%]" },
      { art: "photos", time: "12:15", done: true, ink: "text-[#4b0f24]", top: "top-[11%]" },
    ],
  },
  {
    shift: "translate-y-20",
    pieces: [
      { art: "reel", time: "18:30", done: true, ink: "text-white", top: "top-[11%]" },
      { art: "infographic", time: "11:45", done: false, ink: "text-white", top: "top-[11%]" },
    ],
  },
  {
    shift: "-translate-y-14",
    pieces: [
      { art: "premium", time: "09:00", done: false, ink: "text-white", top: "top-[11%]" },
      { art: "audio", time: "20:15", done: false, ink: "text-white", top: "top-[11%]" },
    ],
  },
];

/** What the product makes, drawn; whoever cannot see it reads the sentence below it. */
export async function Showcase() {
  const t = await getTranslations("entry.showcase");
  return (
    <aside
      aria-label="Pauta"
      className="relative hidden flex-col justify-end overflow-hidden bg-[#150f2e] p-12 text-white lg:flex"
    >
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(60rem_40rem_at_80%_-10%,#5b3df5_0%,transparent_60%)]"
      />
      <div
        aria-hidden
        className="absolute inset-x-12 inset-y-0 grid grid-cols-3 gap-5 overflow-hidden [mask-image:linear-gradient(to_bottom,transparent,#000_9%,#000_60%,transparent_80%)]"
      >
        {COLUMNS.map(({ pieces, shift }) => (
          <div key={shift} className={cn("flex flex-col gap-5", shift)}>
            {pieces.map(({ art, done, ink, time, top }) => (
              <div key={art} className="rounded-2xl border border-white/15 bg-white/8 p-2 shadow-2xl shadow-black/30">
                <div className="relative aspect-[4/5] overflow-hidden rounded-xl">
                  {ART[art]}
                  <p
                    className={cn(
                      "absolute inset-x-3 text-[clamp(14px,1.35vw,21px)] leading-tight font-bold tracking-tight text-balance",
                      top,
                      ink,
                    )}
                  >
                    {t(`posts.${art}`)}
                  </p>
                </div>
                <div className="flex items-center gap-2 px-1.5 pt-2.5 pb-1 text-xs text-white/80">
                  {done ? <Check className="size-3.5 text-[#7be0a3]" /> : <Clock className="size-3.5 text-[#b3a6ff]" />}
                  <span className="tabular-nums">{time}</span>
                  <span className="truncate text-white/60">{t(`formats.${art}`)}</span>
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="relative flex max-w-lg flex-col gap-3">
        <p className="text-[clamp(26px,2.4vw,36px)] leading-[1.15] font-semibold tracking-tight text-balance">
          {t("title")}
        </p>
        <p className="text-base text-white/75">{t("text")}</p>
      </div>
    </aside>
  );
}
