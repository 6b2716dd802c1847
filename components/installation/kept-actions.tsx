import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/** Below a setting that is kept: to remove it, what else can be done with it, and to keep what is typed. */
export function KeptActions({
  words,
  isDirty,
  isPending,
  onRemove,
  children,
}: {
  words: { remove: string; save: string; saving: string };
  isDirty: boolean;
  isPending: boolean;
  /** null: nothing is kept */
  onRemove: (() => void) | null;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {onRemove && (
        <Button variant="ghost" onClick={onRemove} className="sm:mr-auto">
          <Trash2 aria-hidden className="size-4" />
          {words.remove}
        </Button>
      )}
      {children}
      <Button type="submit" variant="primary" disabled={!isDirty || isPending} focusableWhenDisabled>
        {isPending ? words.saving : words.save}
      </Button>
    </div>
  );
}
