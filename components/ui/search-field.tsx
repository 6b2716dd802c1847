import { Search, X } from "lucide-react";
import { cn } from "./cn.ts";
import { inputStyle } from "./field.tsx";
import { SEARCH_MAX } from "#lib/domain/limits.ts";

/** What is looked for in a list, and a way to look for nothing again. */
export function SearchField({
  label,
  clear,
  value,
  onChange,
  className,
}: {
  label: string;
  clear: string;
  value: string;
  onChange: (value: string) => void;
  className: string;
}) {
  return (
    <div className={cn("relative min-w-0 flex-1", className)}>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={SEARCH_MAX}
        onChange={({ target }) => onChange(target.value)}
        className={cn(inputStyle, "pl-9 [&::-webkit-search-cancel-button]:hidden", value !== "" && "pr-9")}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={clear}
          onClick={() => onChange("")}
          className="absolute inset-y-0 right-1 my-auto flex size-7 items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
