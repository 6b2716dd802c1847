import { Field as Base } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export const inputStyle = cn(
  "control w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink shadow-rise transition-colors md:text-sm",
  "text-ellipsis placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0",
  "disabled:opacity-60 aria-invalid:border-danger data-invalid:border-danger",
);

const LABELS = {
  plain: "text-sm font-medium",
  quiet: "text-xs font-medium text-muted",
  hidden: "sr-only",
};

export interface FieldProps {
  label: string;
  labelLook?: keyof typeof LABELS | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  action?: ReactNode;
}

/** A control below its label, and below both a hint or, in its place, what is wrong. */
export function Field({
  label,
  labelLook = "plain",
  hint,
  error,
  action,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <Base.Root invalid={error !== undefined} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <Base.Label className={LABELS[labelLook]}>{label}</Base.Label>
        {action}
      </div>
      {children}
      {hint !== undefined && error === undefined && (
        <Base.Description className="text-xs text-muted" render={<div />}>
          {hint}
        </Base.Description>
      )}
      <Base.Error match={error !== undefined} className="text-xs text-danger">
        {error}
      </Base.Error>
    </Base.Root>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<typeof Base.Control>, "className">;

export function TextField({ label, labelLook, hint, error, action, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelLook, hint, error, action }}>
      <Base.Control {...input} className={inputStyle} />
    </Field>
  );
}
