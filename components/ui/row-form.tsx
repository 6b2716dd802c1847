"use client";

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Form } from "./form.tsx";

/** One field and its act, side by side where there is room for both. */
export function RowForm({
  submit,
  variant = "primary",
  disabled,
  onSubmit,
  children,
}: {
  submit: ReactNode;
  variant?: "primary" | "secondary";
  disabled: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-4 p-4 sm:flex-row sm:items-start sm:p-5">
      <div className="min-w-0 flex-1">{children}</div>
      <Button type="submit" variant={variant} disabled={disabled} focusableWhenDisabled className="sm:mt-[1.625rem]">
        {submit}
      </Button>
    </Form>
  );
}
