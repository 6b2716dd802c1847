import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "./button.tsx";

/** One place earlier or later in a list. */
export function OrderButtons({
  earlier,
  later,
  index,
  count,
  disabled = false,
  onMove,
}: {
  earlier: string;
  later: string;
  index: number;
  count: number;
  disabled?: boolean;
  onMove: (step: 1 | -1) => void;
}) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={earlier}
        disabled={disabled || index === 0}
        onClick={() => onMove(-1)}
      >
        <ChevronUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={later}
        disabled={disabled || index === count - 1}
        onClick={() => onMove(1)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </>
  );
}
