"use client";

import type { FormEvent, ReactNode } from "react";

/** To the field that is wrong, once it is marked. */
export const leadToProblem = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

/** A form that says itself what is wrong, where the browser would, leads there, and stays on its page. */
export function Form({
  className,
  onSubmit,
  children,
}: {
  className: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    // A dialog that a form opens stands within it for React: what is sent there is not this form's.
    event.stopPropagation();
    onSubmit();
    leadToProblem(form);
  };
  // Sent before its script is there it stays as it is: without a method what was typed would stand in the address.
  return (
    <form noValidate method="dialog" onSubmit={send} className={className}>
      {children}
    </form>
  );
}
