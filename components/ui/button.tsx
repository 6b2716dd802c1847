import type { ComponentProps } from "react";
import { buttonStyle, type Look } from "./button-style.ts";

/** Where it keeps the focus while it is busy, it is only said to be disabled, and a press does nothing. */
export function Button({
  variant = "secondary",
  size = "md",
  className,
  type = "button",
  disabled = false,
  focusableWhenDisabled = false,
  onClick,
  ...props
}: Look & ComponentProps<"button"> & { focusableWhenDisabled?: boolean }) {
  const isIdle = disabled && focusableWhenDisabled;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !isIdle}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, size, className)}
    />
  );
}
