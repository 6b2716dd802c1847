import type { installation as pt } from "#lib/messages/pt/installation.ts";
import type { Same } from "#lib/messages/words.ts";

export const installation: Same<typeof pt> = {
  title: "Installation",
  lead: "This goes for every workspace of this Pauta. Only the owner of the installation sees this page.",
  fixed:
    "Set by the environment, in {variable}, which counts more than this page. To change it here, remove the variable and restart Pauta.",
  signUp: {
    title: "New accounts",
    text: "Who can begin a workspace of their own.",
    label: "Open sign-up",
    hint: "Anyone can create an account and a workspace. When it is closed, people come in by invite only.",
    opened: "Sign-up is open.",
    closed: "Sign-up is closed. From now on, by invite only.",
  },
};
