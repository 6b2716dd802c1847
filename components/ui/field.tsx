import { Field } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export const inputStyle = cn(
  "control w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink shadow-rise transition-colors md:text-sm",
  "placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0",
  "aria-invalid:border-danger data-invalid:border-danger",
);

interface TextFieldProps extends Omit<ComponentProps<typeof Field.Control>, "className"> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  action?: ReactNode;
}

export function TextField({ label, hint, error, action, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <Field.Label className="text-sm font-medium">{label}</Field.Label>
        {action}
      </div>
      <Field.Control {...input} className={inputStyle} />
      {hint !== undefined && error === undefined && (
        <Field.Description className="text-xs text-muted">{hint}</Field.Description>
      )}
      <Field.Error match={error !== undefined} className="text-xs text-danger">
        {error}
      </Field.Error>
    </Field.Root>
  );
}
