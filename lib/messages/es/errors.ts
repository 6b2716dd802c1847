import type { errors as pt } from "#lib/messages/pt/errors.ts";
import type { Same } from "#lib/messages/words.ts";

export const errors: Same<typeof pt> = {
  network: "Sin conexión con Pauta. Revisa tu internet e inténtalo de nuevo.",
  retry: "Intentar de nuevo",
  load: "No se pudo cargar",
  missing: {
    title: "Esta página no existe",
    text: "La dirección cambió o se escribió con algún error.",
    home: "Ir a los proyectos",
  },
};
