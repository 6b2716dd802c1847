import { Field as Base } from "@base-ui/react/field";
import { ChevronDown } from "lucide-react";
import { cn } from "./cn.ts";
import { Field, type FieldProps, inputStyle } from "./field.tsx";

interface Choices {
  value: string;
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

const optionsOf = (choices: Choices["choices"]) =>
  choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));

const selectStyle = cn(inputStyle, "appearance-none pr-9");
const Arrow = () => (
  <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
);

/** The system's own list, which every phone shows well. */
export function SelectField({ value, choices, disabled = false, onChange, ...field }: FieldProps & Choices) {
  return (
    <Field {...field}>
      <div className="relative">
        <Base.Control
          value={value}
          disabled={disabled}
          onValueChange={onChange}
          render={<select>{optionsOf(choices)}</select>}
          className={selectStyle}
        />
        <Arrow />
      </div>
    </Field>
  );
}

/** One among a bar's controls, where its name has no room. */
export function Select({ label, className, ...select }: Choices & { label: string; className?: string }) {
  const { value, choices, disabled, onChange } = select;
  return (
    <div className={cn("relative", className)}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        className={selectStyle}
      >
        {optionsOf(choices)}
      </select>
      <Arrow />
    </div>
  );
}
