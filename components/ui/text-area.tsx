import { Field as Base } from "@base-ui/react/field";
import { cn } from "./cn.ts";
import { Field, type FieldProps, inputStyle } from "./field.tsx";

/** A text as high as what is in it, and no lower than its rows: a field sized by its content takes no `rows`. */
export function TextArea({
  value,
  max,
  disabled = false,
  rows = 1,
  placeholder,
  onChange,
  ...field
}: FieldProps & {
  value: string;
  max?: number;
  disabled?: boolean;
  rows?: number;
  placeholder?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field {...field}>
      <Base.Control
        value={value}
        maxLength={max}
        disabled={disabled}
        placeholder={placeholder}
        onValueChange={onChange}
        render={<textarea rows={rows} />}
        style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
        className={cn(inputStyle, "field-sizing-content h-auto max-h-96 resize-none py-1.5 leading-relaxed")}
      />
    </Field>
  );
}
