import type { told as pt } from "#lib/messages/pt/told.ts";
import type { Same } from "#lib/messages/words.ts";

export const told: Same<typeof pt> = {
  subject: "{count} avisos de {workspace}",
  choose: "Elegir qué llega por correo",
  day: "1 día",
  days: "{count} días",
  because: { busy: "Ahora mismo tiene demasiadas solicitudes.", broken: "Falló varias veces seguidas." },
  kinds: {
    post_failed: {
      one: { title: "La publicación “{theme}” falló", text: "{reason}", next: "Ver la publicación" },
      several: {
        title: "{count} publicaciones fallaron en {project}",
        text: "La más reciente es “{theme}”. {reason}",
        next: "Ver las que fallaron",
      },
    },
    post_missed: {
      one: { title: "A la publicación “{theme}” se le pasó la hora", text: "{reason}", next: "Ver la publicación" },
      several: {
        title: "A {count} publicaciones de {project} se les pasó la hora",
        text: "{reason}",
        next: "Ver las que fallaron",
      },
    },
    post_awaits: {
      one: {
        title: "“{theme}” espera tu aprobación",
        text: "Está lista para el {date}, en {project}. Sin aprobación no sale.",
        next: "Ver y aprobar",
      },
      several: {
        title: "{count} publicaciones de {project} esperan aprobación",
        text: "Están listas y tienen fecha. Sin aprobación no salen.",
        next: "Ver los borradores",
      },
    },
    autopilot_no_credits: {
      one: {
        title: "El piloto automático se detuvo: no quedan créditos",
        text: "Las ideas esperan. Si llega su hora y no hay créditos, no se convierten en publicaciones.",
        next: "Ver el plan",
      },
    },
    autopilot_no_account: {
      one: {
        title: "El piloto automático de {project} no tiene dónde publicar",
        text: "No hay ninguna cuenta de la red social conectada. Las ideas esperan; si llega su hora y no hay cuenta, no se convierten en publicaciones.",
        next: "Conectar la cuenta",
      },
    },
    connection_ending: {
      one: {
        title: "La conexión con @{handle} termina en {days}",
        text: "Intentamos renovar la conexión del proyecto {project} todos los días y la red social no responde. Reconecta la cuenta para que las publicaciones programadas salgan a tiempo.",
        next: "Reconectar la cuenta",
      },
    },
    connection_ended: {
      one: {
        title: "La conexión con @{handle} terminó",
        text: "{because} El proyecto {project} no puede publicar hasta que reconectes la cuenta. Las publicaciones programadas siguen guardadas, con sus fechas.",
        next: "Reconectar la cuenta",
      },
    },
    payment_failed: {
      one: {
        title: "No pudimos cobrar tu plan",
        text: "El cobro de {amount} fue rechazado. Paga a más tardar el {until} para mantener el plan; hasta entonces lo intentamos de nuevo.",
        next: "Pagar ahora",
      },
    },
    plan_ended: {
      one: {
        title: "Tu plan terminó",
        text: "El cobro de {amount} no se pagó y el plan terminó. Tus publicaciones siguen ahí, y los créditos de paquetes también.",
        next: "Suscribirme de nuevo",
      },
    },
    provider_key_refused: {
      one: {
        title: "{provider} rechazó la clave",
        text: "Está mal, venció o se quedó sin saldo. Las publicaciones que lo necesitan esperan en la cola y se volverán a intentar solas.",
        next: "Revisar la clave",
      },
    },
    provider_held: {
      one: {
        title: "{provider} no está respondiendo",
        text: "{because} Las publicaciones que lo necesitan esperan en la cola y se volverán a intentar solas.",
        next: "Ver el estado",
      },
    },
  },
};
