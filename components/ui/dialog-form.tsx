"use client";

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Form } from "./form.tsx";

/** What a dialog asks, and below it the way back and the act. */
export function DialogForm({
  cancel,
  submit,
  variant = "primary",
  disabled = false,
  onCancel,
  onSubmit,
  children,
}: {
  cancel: string;
  submit: string;
  variant?: "primary" | "danger";
  disabled?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-5 p-6">
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" variant={variant} disabled={disabled} focusableWhenDisabled>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
