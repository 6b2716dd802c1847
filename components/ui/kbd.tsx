export function Kbd({ children }: { children: string }) {
  return <kbd className="rounded-md border bg-sunken px-1.5 font-sans text-2xs font-medium text-muted">{children}</kbd>;
}
