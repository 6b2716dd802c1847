"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "./cn.ts";

const popupStyle = cn(
  "min-w-52 origin-(--transform-origin) rounded-xl border bg-raised p-1 shadow-pop outline-none",
  "transition duration-100 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0",
);

const itemStyle = cn(
  "control flex w-full items-center gap-2.5 rounded-lg px-2.5 text-sm select-none outline-none",
  "data-highlighted:bg-hover data-popup-open:bg-hover data-disabled:opacity-50",
);

function Glyph({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-4 shrink-0 text-muted" />;
}

type Placement = Pick<ComponentProps<typeof Base.Positioner>, "side" | "align">;

export function Menu({
  trigger,
  className,
  children,
  side = "bottom",
  align = "start",
}: Placement & { trigger: ReactElement; className?: string; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={cn(popupStyle, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItem({ icon, children, onClick }: { icon: LucideIcon; children: ReactNode; onClick: () => void }) {
  return (
    <Base.Item className={itemStyle} onClick={onClick}>
      <Glyph icon={icon} />
      {children}
    </Base.Item>
  );
}

export function MenuLink({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className={itemStyle} closeOnClick render={<Link href={href} />}>
      <Glyph icon={icon} />
      {children}
    </Base.LinkItem>
  );
}

export function MenuSub({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={itemStyle}>
        <Glyph icon={icon} />
        <span className="flex-1 text-left">{label}</span>
        <ChevronRight aria-hidden className="size-3.5 text-muted" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignOffset={-4} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={popupStyle}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

export function MenuRadioGroup<T extends string>({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
}) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)} aria-label={label}>
      {children}
    </Base.RadioGroup>
  );
}

export function MenuRadio({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} closeOnClick className={itemStyle}>
      {children}
      <Base.RadioItemIndicator className="ml-auto">
        <Check aria-hidden className="size-4 text-accent-ink" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  );
}

export function MenuLine() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />;
}
