import type { installation as pt } from "#lib/messages/pt/installation.ts";
import type { Same } from "#lib/messages/words.ts";

export const installation: Same<typeof pt> = {
  title: "Instalación",
  lead: "Se aplica a todos los espacios de trabajo de esta Pauta. Solo la persona responsable de la instalación ve esta página.",
  fixed:
    "Lo define la variable de entorno {variable}, que tiene prioridad sobre esta página. Para cambiarlo aquí, quita la variable y reinicia Pauta.",
  signUp: {
    title: "Cuentas nuevas",
    text: "Quién puede empezar un espacio de trabajo propio.",
    label: "Registro abierto",
    hint: "Cualquier persona puede crear una cuenta y un espacio. Si lo cierras, solo entra quien recibe una invitación.",
    opened: "Registro abierto.",
    closed: "Registro cerrado. De ahora en adelante, solo por invitación.",
  },
  mail: {
    title: "Servidor de correo",
    text: "Con él se envían las invitaciones, los enlaces de acceso y los avisos.",
    none: "Sin un servidor no sale ningún correo: cada persona encuentra los suyos dentro de Pauta.",
    installed: "Los correos salen por {host}.",
    host: "Servidor",
    hostHint: "Como smtp.ejemplo.com, sin el puerto.",
    hostWrong: "Escribe el nombre del servidor, como smtp.ejemplo.com.",
    port: "Puerto",
    portWrong: "De 1 a 65535.",
    user: "Usuario",
    userHint: "En blanco si el servidor no pide usuario.",
    password: "Contraseña",
    passwordStays: "Se conserva la contraseña guardada. Escribe otra para cambiarla.",
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
    saved: "Guardado. Se usará desde el próximo correo.",
    remove: "Quitar",
    removing: "Quitando…",
    removed: "Quitado. La contraseña se borró.",
    confirm: {
      title: "¿Quitar {host}?",
      text: "La contraseña se borra y no se puede recuperar. De ahora en adelante no sale ningún correo; cada persona encuentra los suyos dentro de Pauta.",
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
        "El servidor rechazó el remitente o tu dirección. Usa un remitente desde el que este servidor pueda enviar.",
      broken: "El servidor respondió con un error.",
    },
    said: "Respuesta del servidor:",
  },
  identity: {
    title: "Acceso con OpenID Connect",
    text: "Un botón en la página de acceso, junto a la contraseña, el enlace y Google, para quien ya tiene cuenta aquí.",
    none: "Nadie entra con otro proveedor.",
    installed: "También se puede entrar con {name} ({issuer}).",
    callback: "Dirección de retorno",
    callbackHint: "Registra esta dirección en el proveedor.",
    name: "Nombre en el botón",
    nameHint: "Como “Continuar con Acme”.",
    nameRequired: "Ponle un nombre al botón.",
    issuer: "Emisor",
    issuerHint: "La dirección del proveedor, como https://id.ejemplo.com. Tiene que responder ahora.",
    issuerWrong: "Escribe una dirección completa, con https.",
    client: "Identificador del cliente",
    clientRequired: "Escribe el identificador que te dio el proveedor.",
    clientSecret: "Secreto del cliente",
    secretStays: "Se conserva el secreto guardado. Escribe otro para cambiarlo.",
    secretAgain: "El secreto guardado solo vale para el emisor y el cliente con los que se guardó: escribe el de este.",
    secretLost:
      "El secreto guardado ya no se puede leer, porque cambió la clave de la instalación. Escríbelo de nuevo.",
    secretRequired: "Escribe el secreto.",
    proved:
      "Solo entra quien ya tiene cuenta y cuyo correo el proveedor dice haber verificado. La verificación en dos pasos se sigue pidiendo.",
    save: "Guardar",
    saving: "Comprobando…",
    saved: "Guardado. El botón ya está en la página de acceso.",
    remove: "Quitar",
    removing: "Quitando…",
    removed: "Quitado. El secreto se borró.",
    confirm: {
      title: "¿Quitar {name}?",
      text: "El secreto se borra y no se puede recuperar. Quien entraba con este proveedor puede seguir entrando con contraseña o enlace.",
      keep: "Mantener",
    },
  },
  usage: {
    title: "Gasto en proveedores",
    text: "Lo que consumieron los modelos en todos los espacios de trabajo, también con sus propias claves. Los meses se cuentan en UTC.",
  },
  changes: {
    title: "Registro de cambios",
    text: "Quién cambió qué en esta instalación, cuándo y desde dónde.",
    none: "Todavía no se cambió nada.",
  },
};
