import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import type { LayoutId } from "#lib/domain/layout.ts";

const Head = ({ className = "w-4/5" }: { className?: string }) => (
  <span className={cn("h-1.5 rounded-full bg-current", className)} />
);
const Line = ({ className = "w-3/5" }: { className?: string }) => (
  <span className={cn("h-1 rounded-full bg-current opacity-40", className)} />
);
const Block = ({ className, isDeep = false }: { className: string; isDeep?: boolean }) => (
  <span className={cn("rounded-sm bg-current", isDeep ? "opacity-50" : "opacity-25", className)} />
);
const Sign = ({ children }: { children: ReactNode }) => (
  <span className="text-left text-2xl leading-none font-bold">{children}</span>
);
const Said = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-1">
    <span className="flex w-2 shrink-0 justify-center text-[7px] leading-none font-semibold">{sign}</span>
    {children}
  </span>
);
const Rows = ({ signs }: { signs: readonly ReactNode[] }) => (
  <>
    <Head className="mb-1 w-4/5" />
    {signs.map((sign, index) => (
      <Said key={index} sign={sign}>
        <Line />
      </Said>
    ))}
  </>
);

const dot = <span className="size-1 rounded-full bg-current" />;
const check = <Check className="size-2" strokeWidth={4} />;
const cross = <X className="size-2" strokeWidth={4} />;

/** What tells a layout from the others: thick for what is read first, and its sign. */
const DRAWINGS: Record<LayoutId, ReactNode> = {
  cover: (
    <span className="flex flex-col items-center gap-1">
      <Block className="mb-1 h-7 w-3/5 rounded-t-full" />
      <Line className="w-1/3" />
      <Head />
      <Line className="w-1/2" />
    </span>
  ),
  statement: (
    <>
      <Head className="w-full" />
      <Head className="mb-1 w-3/5" />
      <Line />
    </>
  ),
  list: <Rows signs={[dot, dot, dot, dot]} />,
  checklist: <Rows signs={[check, check, check, check, check]} />,
  steps: <Rows signs={[1, 2, 3, 4]} />,
  number: (
    <>
      <Sign>1</Sign>
      <Head className="mt-0.5 w-4/5" />
      <Line />
    </>
  ),
  quote: (
    <>
      <Sign>“</Sign>
      <Head className="-mt-2 w-full" />
      <Head className="mb-1 w-4/5" />
      <Line className="w-1/3" />
    </>
  ),
  comparison: (
    <>
      <Head className="w-3/4" />
      <span className="mt-1 grid flex-1 grid-cols-2 gap-1">
        <Block className="h-full" />
        <Block className="h-full" isDeep />
      </span>
    </>
  ),
  myth: (
    <>
      {[cross, check].map((sign, index) => (
        <span key={index} className="relative flex flex-1 flex-col justify-center rounded-sm px-1">
          <Block className="absolute inset-0" isDeep={index === 1} />
          <Said sign={sign}>
            <Line />
          </Said>
        </span>
      ))}
    </>
  ),
  question: (
    <span className="flex flex-col items-center gap-1">
      <Sign>?</Sign>
      <Head />
      <Line />
    </span>
  ),
  picture: (
    <>
      <Block className="mb-1 h-1/2" />
      <Head />
      <Line />
    </>
  ),
  call: (
    <span className="flex flex-col items-center gap-1">
      <Head />
      <Line />
      <span className="mt-1.5 h-3 w-3/5 rounded-full bg-current" />
    </span>
  ),
};

export function Wireframe({ layoutId }: { layoutId: LayoutId }) {
  return (
    <span aria-hidden className="flex aspect-4/5 flex-col justify-center gap-1 rounded-md bg-sunken p-2">
      {DRAWINGS[layoutId]}
    </span>
  );
}
