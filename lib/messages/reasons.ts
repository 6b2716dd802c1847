import type { Language } from "#lib/domain/language.ts";
import type { Reason } from "#lib/domain/refusal.ts";

/** What a refusal says to a person. The API speaks Portuguese; the app, its reader's language. */
export const REASON_TEXTS: Record<Reason, Record<Language, string>> = {
  key_missing: {
    pt: "Envie a chave de API no cabeçalho Authorization: Bearer <chave>.",
    en: "Send the API key in the header Authorization: Bearer <key>.",
    es: "Envía la clave de API en la cabecera Authorization: Bearer <clave>.",
  },
  key_invalid: {
    pt: "A chave de API não é válida ou foi revogada.",
    en: "The API key is not valid or was revoked.",
    es: "La clave de API no es válida o fue revocada.",
  },
  session_missing: {
    pt: "Sua sessão terminou. Entre de novo.",
    en: "Your session has ended. Sign in again.",
    es: "Tu sesión ha terminado. Vuelve a entrar.",
  },
  plan_without_api: {
    pt: "O plano deste workspace não inclui a API.",
    en: "This workspace's plan does not include the API.",
    es: "El plan de este workspace no incluye la API.",
  },
  role_not_allowed: {
    pt: "Seu papel no workspace não permite isto.",
    en: "Your role in the workspace does not allow this.",
    es: "Tu rol en el workspace no permite esto.",
  },
  origin_not_allowed: {
    pt: "O pedido não veio do endereço do aplicativo.",
    en: "The request did not come from the app's own address.",
    es: "La petición no vino de la dirección de la aplicación.",
  },
  path_not_found: {
    pt: "Este caminho não existe.",
    en: "This path does not exist.",
    es: "Esta ruta no existe.",
  },
  resource_not_found: {
    pt: "Não encontramos este recurso.",
    en: "We could not find this resource.",
    es: "No encontramos este recurso.",
  },
  method_not_allowed: {
    pt: "Este caminho não aceita este método.",
    en: "This path does not accept this method.",
    es: "Esta ruta no acepta este método.",
  },
  body_not_json: {
    pt: "O corpo do pedido deve ser um objeto JSON, enviado como application/json.",
    en: "The request's body must be a JSON object, sent as application/json.",
    es: "El cuerpo de la petición debe ser un objeto JSON, enviado como application/json.",
  },
  body_too_large: {
    pt: "O corpo do pedido passa de 1 MiB.",
    en: "The request's body is over 1 MiB.",
    es: "El cuerpo de la petición supera 1 MiB.",
  },
  field_invalid: {
    pt: "Um campo não é válido.",
    en: "A field is not valid.",
    es: "Un campo no es válido.",
  },
  query_repeated: {
    pt: "Um parâmetro foi enviado mais de uma vez.",
    en: "A parameter was sent more than once.",
    es: "Un parámetro se envió más de una vez.",
  },
  idempotency_key_reused: {
    pt: "Esta Idempotency-Key já foi usada com outro pedido.",
    en: "This Idempotency-Key was already used with another request.",
    es: "Esta Idempotency-Key ya se usó con otra petición.",
  },
  password_wrong: {
    pt: "A senha atual não confere.",
    en: "The current password does not match.",
    es: "La contraseña actual no coincide.",
  },
  project_limit_reached: {
    pt: "O plano não comporta mais projetos.",
    en: "The plan has no room for another project.",
    es: "El plan no admite más proyectos.",
  },
  too_many_requests: {
    pt: "Pedidos demais. Espere um minuto e tente de novo.",
    en: "Too many requests. Wait a minute and try again.",
    es: "Demasiadas peticiones. Espera un minuto e inténtalo de nuevo.",
  },
  unexpected: {
    pt: "Algo falhou do nosso lado. Tente de novo.",
    en: "Something failed on our side. Try again.",
    es: "Algo falló de nuestro lado. Inténtalo de nuevo.",
  },
};
