import type { makerFailures as pt } from "#lib/messages/pt/maker-failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const makerFailures: Same<typeof pt> = {
  someone: "El proveedor",
  named: "El proveedor {provider}",
  provider_key_refused:
    "{provider} rechazó la clave: está mal, venció o se quedó sin saldo. El post sigue como estaba. Revisa la clave en Modelos y pídelo de nuevo.",
  provider_busy: "{provider} está saturado ahora. El post sigue como estaba: pídelo de nuevo en unos minutos.",
  subject_refused: "{provider} no acepta este pedido. El post sigue como estaba: pídelo de otra forma.",
  provider_broken: "{provider} falló. El post sigue como estaba: pídelo de nuevo en un rato.",
  provider_slow: "{provider} tardó demasiado en responder. El post sigue como estaba: pídelo de nuevo.",
  spending_capped:
    "Se alcanzó el límite de gasto del mes en proveedores, y no se pagó nada. Súbelo en la página del plan o espera al próximo mes.",
  writing_failed: "No se pudo escribir el texto. El post sigue como estaba: pídelo de nuevo.",
  drawing_failed: "No se pudo dibujar la imagen. El post sigue como estaba, y recuperas la edición: pídela de nuevo.",
  speaking_failed: "No se pudo hacer la grabación. El post sigue como estaba: graba de nuevo.",
};
