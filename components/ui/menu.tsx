"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "./cn.ts";
import type { Choice } from "./segmented.tsx";

const popupStyle = cn(
  "min-w-52 origin-(--transform-origin) rounded-xl border bg-raised p-1 shadow-pop outline-none",
  "transition duration-100 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0",
);

const itemStyle = cn(
  "control flex w-full items-center gap-2.5 rounded-lg px-2.5 text-sm select-none outline-none",
  "data-highlighted:bg-hover data-disabled:opacity-50",
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

/** A setting with a few values, side by side and always in sight. */
export function MenuChoice<T extends string>({
  label,
  value,
  choices,
  onChange,
  closeOnClick = false,
}: {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  closeOnClick?: boolean;
}) {
  return (
    <Base.Group className="px-1.5 pt-1 pb-1.5">
      <Base.GroupLabel className="px-1 pb-1.5 text-2xs font-medium text-muted">{label}</Base.GroupLabel>
      <Base.RadioGroup
        value={value}
        onValueChange={(next: T) => onChange(next)}
        className="flex rounded-[10px] border bg-sunken p-0.5"
      >
        {choices.map(({ value: choice, label: text, icon: Icon }) => (
          <Base.RadioItem
            key={choice}
            value={choice}
            closeOnClick={closeOnClick}
            className="flex h-7 flex-1 items-center justify-center gap-1.5 rounded-lg px-1 text-xs text-muted outline-none select-none data-checked:bg-raised data-checked:font-medium data-checked:text-ink data-checked:shadow-rise data-highlighted:text-ink data-highlighted:ring-2 data-highlighted:ring-line-strong"
          >
            {Icon && <Icon aria-hidden className="size-3.5" />}
            {text}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
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

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-2xs font-medium text-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
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
    <Base.CheckboxItem checked={checked} onCheckedChange={onChange} className={cn(itemStyle, "md:h-7")}>
      <Glyph icon={icon} />
      {children}
      <Base.CheckboxItemIndicator className="ml-auto">
        <Check aria-hidden className="size-4 text-accent-ink" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export function MenuLine() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />;
}
