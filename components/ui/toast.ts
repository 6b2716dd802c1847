import { openStore } from "./store.ts";

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
const told = openStore<readonly Toast[]>([]);
let last = 0;

const say =
  (kind: Kind) =>
  (text: string, options?: Pick<Toast, "action">): void => {
    // The same words are told once; what each of two can take back is not the same.
    const others = told.read().filter((one) => one.action ?? one.text !== text);
    told.set([{ ...options, id: ++last, kind, text }, ...others].slice(0, AT_ONCE));
  };

/** What just happened, told over the page. */
export const toast = { message: say("message"), success: say("success"), warning: say("warning"), error: say("error") };

export const dismissToast = (id: number) => told.set(told.read().filter((one) => one.id !== id));

export const { read: readToasts, watch: watchToasts } = told;
