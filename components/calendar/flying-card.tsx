import type { PostCard } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import { Flying } from "#components/ui/flying.tsx";
import type { Carried } from "#components/ui/use-drop.ts";

const [NARROW, WIDE] = [150, 190];

export function FlyingCard({ carried: { item, width, ...at } }: { carried: Carried<PostCard> }) {
  return (
    <Flying at={at} width={Math.min(Math.max(width, NARROW), WIDE)} className="flex items-center gap-2 p-1">
      <Cover card={item} className="h-9 w-[29px] rounded-[5px]" />
      <span className="min-w-0 flex-1 truncate text-xs font-medium">{item.theme}</span>
    </Flying>
  );
}
