"use client";

import { Check, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactElement, ReactNode } from "react";
import { cn } from "./cn.ts";
import { closePopup, type Placement, Popup, reachedIn } from "./popup.tsx";

const itemStyle =
  "control flex w-full items-center gap-2.5 rounded-lg px-2.5 text-left text-sm outline-none select-none focus:bg-hover";

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at > 0 ? at : count) - 1,
  ArrowLeft: (at, count) => (at > 0 ? at : count) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows walk the items, a letter goes to the next that begins with it, Tab leaves. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const items = reachedIn(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const step = STEPS[event.key];
  if (event.key === "Tab") closePopup(event.currentTarget);
  else if (step) {
    event.preventDefault();
    items[step(at, items.length)]?.focus();
  } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
    const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    following.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
  }
}

/** The item under the mouse is the one that the keys go on from. */
const follow = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true });

export function Menu({
  className,
  ...props
}: Placement & { trigger: ReactElement<ComponentProps<"button">>; className?: string; children: ReactNode }) {
  return <Popup {...props} kind="menu" className={cn("min-w-52 p-1", className)} onKeyDown={walk} />;
}

interface ItemProps {
  /** one of a group, or one of any number */
  kind?: "menuitem" | "menuitemradio" | "menuitemcheckbox";
  checked?: boolean;
  className?: string;
  /** stays open, for what is chosen in passing */
  stays?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Item({ kind = "menuitem", checked, className, stays = false, onClick, children }: ItemProps) {
  return (
    <button
      type="button"
      role={kind}
      aria-checked={checked}
      tabIndex={-1}
      onPointerMove={follow}
      onClick={({ currentTarget }) => {
        if (!stays) closePopup(currentTarget);
        onClick();
      }}
      className={className ?? itemStyle}
    >
      {children}
    </button>
  );
}

function Glyph({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-4 shrink-0 text-muted" />;
}

function Tick() {
  return <Check aria-hidden className="ml-auto size-4 text-accent-ink" />;
}

export function MenuItem({ icon, children, onClick }: { icon: LucideIcon; children: ReactNode; onClick: () => void }) {
  return (
    <Item onClick={onClick}>
      <Glyph icon={icon} />
      {children}
    </Item>
  );
}

export function MenuLink({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      role="menuitem"
      tabIndex={-1}
      onPointerMove={follow}
      onClick={({ currentTarget }) => closePopup(currentTarget)}
      className={itemStyle}
    >
      <Glyph icon={icon} />
      {children}
    </Link>
  );
}

export function MenuGroup({
  label,
  hideLabel = false,
  children,
}: {
  label: string;
  hideLabel?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset aria-label={label} className="min-w-0">
      {!hideLabel && (
        <p aria-hidden className="px-2.5 pt-1.5 pb-1 text-2xs font-medium text-muted">
          {label}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** One of a group, of which one is chosen. */
export function MenuRadio({ checked, ...item }: { checked: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Item {...item} kind="menuitemradio" checked={checked}>
      {item.children}
      {checked && <Tick />}
    </Item>
  );
}

export function MenuCheck({
  icon,
  checked,
  onChange,
  children,
}: {
  icon: LucideIcon;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <Item kind="menuitemcheckbox" checked={checked} stays onClick={onChange} className={cn(itemStyle, "md:h-7")}>
      <Glyph icon={icon} />
      {children}
      {checked && <Tick />}
    </Item>
  );
}

export function MenuLine() {
  return <hr className="mx-2 my-1 border-line" />;
}
