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
  mail: {
    title: "Servidor de correo",
    text: "Por dónde salen las invitaciones, los enlaces de acceso y los avisos.",
    none: "Sin un servidor no sale ningún correo: cada persona encuentra los suyos dentro de Pauta.",
    installed: "Los correos salen por {host}.",
    host: "Servidor",
    hostHint: "Como smtp.ejemplo.com, sin el puerto.",
    hostWrong: "Escribe el nombre del servidor, como smtp.ejemplo.com.",
    port: "Puerto",
    portWrong: "De 1 a 65535.",
    user: "Usuario",
    userHint: "En blanco si el servidor no pide acceso.",
    password: "Contraseña",
    passwordStays: "Se queda la contraseña guardada. Escribe otra para cambiarla.",
    passwordAgain:
      "La contraseña guardada solo vale para el servidor y el usuario con los que se guardó: escribe la de este.",
    passwordLost:
      "La contraseña guardada ya no se puede leer, porque cambió la clave de la instalación. Escríbela de nuevo.",
    passwordRequired: "Escribe la contraseña.",
    from: "Remitente",
    fromHint: "Un correo, o un nombre con él: Pauta <pauta@ejemplo.com>",
    fromWrong: "Escribe un correo completo, o un nombre con el correo entre < y >.",
    test: "Enviarme una prueba",
    testing: "Enviando…",
    save: "Guardar",
    saving: "Guardando…",
    saved: "Guardado. Vale desde el próximo correo.",
    remove: "Quitar",
    removing: "Quitando…",
    removed: "Quitado. La contraseña se borró.",
    confirm: {
      title: "¿Quitar {host}?",
      text: "La contraseña se borra y no vuelve. De ahora en adelante no sale ningún correo; cada persona encuentra los suyos dentro de Pauta.",
      keep: "Mantener",
    },
    works: "El servidor aceptó el correo. Comprueba que llegó a tu bandeja de entrada.",
    problems: {
      host_unknown: "No existe un servidor con este nombre. Comprueba que esté bien escrito.",
      no_answer:
        "El servidor no acepta conexiones en este puerto. Comprueba el puerto (por lo general 587 o 465) y que el servidor esté encendido.",
      slow: "El servidor tardó demasiado en responder. Comprueba el nombre y el puerto; también puede haber un firewall en medio.",
      not_secure:
        "La conexión segura falló: el certificado del servidor no es de confianza, o el puerto es de otro tipo de conexión.",
      login_refused:
        "El servidor rechazó el usuario o la contraseña. Algunos proveedores piden una contraseña propia para aplicaciones.",
      address_refused:
        "El servidor rechazó el remitente o tu dirección. Usa un remitente que este servidor pueda enviar.",
      broken: "El servidor respondió con un error.",
    },
    said: "Respuesta del servidor:",
  },
  usage: {
    title: "Gasto en proveedores",
    text: "Lo que consumieron los modelos en todos los espacios de trabajo, también con claves propias. Los meses se cuentan en UTC.",
  },
  changes: {
    title: "Registro de cambios",
    text: "Quién cambió qué en esta instalación, cuándo y desde dónde.",
    none: "Todavía no se cambió nada.",
  },
};
