import type { makerFailures as pt } from "#lib/messages/pt/maker-failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const makerFailures: Same<typeof pt> = {
  someone: "El proveedor",
  named: "El proveedor {provider}",
  provider_key_refused:
    "{provider} rechazó la clave: está mal, venció o se quedó sin saldo. La publicación sigue como estaba. Revisa la clave en Modelos e inténtalo de nuevo.",
  provider_busy:
    "{provider} está saturado ahora. La publicación sigue como estaba: inténtalo de nuevo en unos minutos.",
  subject_refused: "{provider} no acepta este pedido. La publicación sigue como estaba: pídelo de otra forma.",
  provider_broken: "{provider} falló. La publicación sigue como estaba: inténtalo de nuevo en un rato.",
  provider_slow: "{provider} tardó demasiado en responder. La publicación sigue como estaba: inténtalo de nuevo.",
  spending_capped:
    "Se alcanzó el límite de gasto del mes en proveedores, y no se pagó nada. Súbelo en la página del plan o espera al próximo mes.",
  writing_failed: "No se pudo escribir el texto. La publicación sigue como estaba: inténtalo de nuevo.",
  drawing_failed:
    "No se pudo dibujar la imagen. La publicación sigue como estaba y recuperas la edición: inténtalo de nuevo.",
  speaking_failed: "No se pudo hacer la grabación. La publicación sigue como estaba: graba de nuevo.",
};
