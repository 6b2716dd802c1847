import { Skeleton } from "#components/ui/skeleton.tsx";
import { gridStyle } from "./card-grid.ts";

export function RadarSkeleton() {
  return (
    <div className="flex flex-col gap-8" aria-busy>
      <div className="grid gap-3 sm:grid-cols-3">
        {[0, 1, 2].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-48 rounded-xl" />
      <CardSkeletons />
    </div>
  );
}

export function CardSkeletons() {
  return (
    <div className={gridStyle}>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} className="h-80 rounded-xl" />
      ))}
    </div>
  );
}
