type Kind = "message" | "success" | "warning" | "error";

export interface Toast {
  readonly id: number;
  readonly kind: Kind;
  readonly text: string;
  /** what can be done about it, while it is told */
  readonly action?: { readonly label: string; readonly onClick: (() => void) | undefined } | undefined;
}

const AT_ONCE = 3;

/** newest first */
let told: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function tell(next: readonly Toast[]) {
  told = next;
  for (const changed of listeners) changed();
}

const say =
  (kind: Kind) =>
  (text: string, options?: Pick<Toast, "action">): void => {
    // The same words are told once; what each of two can take back is not the same.
    const others = told.filter((one) => one.action ?? one.text !== text);
    tell([{ ...options, id: ++last, kind, text }, ...others].slice(0, AT_ONCE));
  };

/** What just happened, told over the page. */
export const toast = { message: say("message"), success: say("success"), warning: say("warning"), error: say("error") };

export const dismissToast = (id: number) => tell(told.filter((one) => one.id !== id));

export const readToasts = () => told;

export function watchToasts(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
