import type { failed as pt } from "#lib/messages/pt/failed.ts";
import type { Same } from "#lib/messages/words.ts";

export const failed: Same<typeof pt> = {
  title: "Algo salió mal",
  text: "La falla fue nuestra y no se perdió nada de lo que guardaste.",
  retry: "Intentar de nuevo",
  reference: "Código para soporte:",
};
