import { Field as Base } from "@base-ui/react/field";
import { Field } from "./field.tsx";

/** The system's own colour dialog, with the colour in words beside it. */
export function ColorField({
  label,
  value,
  disabled = false,
  onChange,
}: {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (color: string) => void;
}) {
  return (
    <Field label={label}>
      <span className="flex items-center gap-2">
        <Base.Control
          type="color"
          value={value}
          disabled={disabled}
          onValueChange={onChange}
          className="control w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1 disabled:opacity-60 [&::-moz-color-swatch]:rounded-md [&::-moz-color-swatch]:border-line [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <span className="font-mono text-xs text-muted">{value}</span>
      </span>
    </Field>
  );
}
