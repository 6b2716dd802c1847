import type { ExternalToast } from "sonner";

const say =
  (kind: "message" | "success" | "warning" | "error") =>
  (text: string, options?: ExternalToast): void =>
    void import("sonner").then(({ toast }) => toast[kind](text, options));

/** What just happened, told over the page; the code that tells it comes once the page stands. */
export const toast = { message: say("message"), success: say("success"), warning: say("warning"), error: say("error") };
