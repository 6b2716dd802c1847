import { Field as Base } from "@base-ui/react/field";
import { ChevronDown } from "lucide-react";
import { cn } from "./cn.ts";
import { Field, type FieldProps, inputStyle } from "./field.tsx";

/** The system's own list, which every phone shows well. */
export function SelectField({
  value,
  choices,
  disabled = false,
  onChange,
  ...field
}: FieldProps & {
  value: string;
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}) {
  const options = choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));
  return (
    <Field {...field}>
      <div className="relative">
        <Base.Control
          value={value}
          disabled={disabled}
          onValueChange={onChange}
          render={<select>{options}</select>}
          className={cn(inputStyle, "appearance-none pr-9")}
        />
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
      </div>
    </Field>
  );
}
