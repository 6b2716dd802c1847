import type { installation as pt } from "#lib/messages/pt/installation.ts";
import type { Same } from "#lib/messages/words.ts";

export const installation: Same<typeof pt> = {
  title: "Instalación",
  lead: "Vale para todos los espacios de trabajo de esta Pauta. Solo quien es responsable de la instalación ve esta página.",
  fixed:
    "Lo define el entorno, en {variable}, que vale más que esta página. Para cambiarlo aquí, quita la variable y reinicia Pauta.",
  signUp: {
    title: "Cuentas nuevas",
    text: "Quién puede empezar un espacio de trabajo propio.",
    label: "Registro abierto",
    hint: "Cualquier persona crea una cuenta y un espacio. Cerrado, solo entra quien recibe una invitación.",
    opened: "Registro abierto.",
    closed: "Registro cerrado. De ahora en adelante, solo por invitación.",
  },
};
