import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";

/** A real post of a format, made for the demo brand and kept small: a picture, which moves while its format is the chosen one. */
export function Sample({ format, isChosen, isFaded }: { format: Format; isChosen: boolean; isFaded: boolean }) {
  const shape = cn(
    "h-16 w-9 shrink-0 sm:h-24 sm:w-[54px] rounded-lg bg-hover object-cover",
    isFaded && "opacity-45 grayscale",
  );
  const still = `/samples/${format}.webp`;
  if (!FORMAT_RULES[format].isVideo || !isChosen) return <Picture src={still} alt="" className={shape} />;
  return (
    <video
      src={`/samples/${format}.mp4`}
      poster={still}
      autoPlay={!window.matchMedia("(prefers-reduced-motion: reduce)").matches}
      muted
      loop
      playsInline
      aria-hidden
      className={shape}
    />
  );
}
