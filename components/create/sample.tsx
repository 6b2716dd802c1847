import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import type { Format } from "#lib/domain/format.ts";

/** Made by Pauta itself for its demo brand, and kept small. */
const MOVING: readonly Format[] = ["caption_reel", "animated_audio", "narrated_photos", "infographic"];

/** A real post of a format: a picture, which moves while its format is the chosen one. */
export function Sample({ format, isChosen, isFaded }: { format: Format; isChosen: boolean; isFaded: boolean }) {
  const shape = cn(
    "h-16 w-9 shrink-0 sm:h-24 sm:w-[54px] rounded-lg bg-hover object-cover",
    isFaded && "opacity-45 grayscale",
  );
  const still = `/samples/${format}.webp`;
  if (!MOVING.includes(format) || !isChosen) return <Picture src={still} alt="" className={shape} />;
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
