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
  project_publishing: {
    pt: "Um post deste projeto está sendo publicado. Espere terminar.",
    en: "One of this project's posts is being published. Wait until it is done.",
    es: "Un post de este proyecto se está publicando. Espera a que termine.",
  },
  link_expired: {
    pt: "Este link venceu ou já foi usado. Peça outro.",
    en: "This link has expired or was used already. Ask for another.",
    es: "Este enlace venció o ya se usó. Pide otro.",
  },
  email_taken: {
    pt: "Outra conta já usa este e-mail.",
    en: "Another account uses this e-mail already.",
    es: "Otra cuenta ya usa este correo.",
  },
  sign_up_closed: {
    pt: "Novas contas só entram por convite.",
    en: "New accounts come in by invite only.",
    es: "Las cuentas nuevas solo entran por invitación.",
  },
  already_member: {
    pt: "Esta pessoa já está na equipe.",
    en: "This person is on the team already.",
    es: "Esta persona ya está en el equipo.",
  },
  last_owner: {
    pt: "O workspace precisa de ao menos uma pessoa responsável. Passe o papel a alguém antes.",
    en: "The workspace needs at least one owner. Hand the role to someone first.",
    es: "El workspace necesita al menos una persona responsable. Pasa el rol a alguien antes.",
  },
  post_not_schedulable: {
    pt: "Só um rascunho, um post agendado ou um que falhou pode ser agendado.",
    en: "Only a draft, a scheduled or a failed post can be scheduled.",
    es: "Solo un borrador, un post programado o uno fallido se puede programar.",
  },
  post_not_scheduled: {
    pt: "Este post não está agendado.",
    en: "This post is not scheduled.",
    es: "Este post no está programado.",
  },
  post_not_proposed: {
    pt: "Só um rascunho com data proposta pode ser aprovado.",
    en: "Only a draft with a proposed date can be approved.",
    es: "Solo se puede aprobar un borrador con fecha propuesta.",
  },
  proposal_passed: {
    pt: "O horário proposto já passou. Escolha outro.",
    en: "The proposed time has passed. Choose another.",
    es: "La hora propuesta ya pasó. Elige otra.",
  },
  post_not_archivable: {
    pt: "Este post não pode ser arquivado agora.",
    en: "This post cannot be archived now.",
    es: "Este post no se puede archivar ahora.",
  },
  post_not_archived: {
    pt: "Este post não está arquivado.",
    en: "This post is not archived.",
    es: "Este post no está archivado.",
  },
  post_not_publishable: {
    pt: "Só um rascunho, um post agendado ou um que falhou pode ser publicado.",
    en: "Only a draft, a scheduled or a failed post can be published.",
    es: "Solo un borrador, un post programado o uno fallido se puede publicar.",
  },
  post_not_editable: {
    pt: "Só um rascunho, um post agendado ou um que falhou pode ser editado.",
    en: "Only a draft, a scheduled or a failed post can be edited.",
    es: "Solo un borrador, un post programado o uno fallido se puede editar.",
  },
  post_publishing: {
    pt: "Este post está sendo publicado. Espere terminar.",
    en: "This post is being published. Wait until it is done.",
    es: "Este post se está publicando. Espera a que termine.",
  },
  post_not_generatable: {
    pt: "Este post não pode ser gerado agora.",
    en: "This post cannot be generated now.",
    es: "Este post no se puede generar ahora.",
  },
  post_not_failing: {
    pt: "Este post não está em andamento.",
    en: "This post is not in progress.",
    es: "Este post no está en curso.",
  },
  post_already_published: {
    pt: "Este post já foi publicado uma vez e não volta ao ar.",
    en: "This post was published once and does not go live again.",
    es: "Este post ya se publicó una vez y no vuelve a salir.",
  },
  post_changed: {
    pt: "Este post foi alterado em outro lugar. Veja a versão de lá antes de salvar a sua.",
    en: "This post was changed elsewhere. See that version before you save yours.",
    es: "Este post se cambió en otro lugar. Mira esa versión antes de guardar la tuya.",
  },
  slide_not_removed: {
    pt: "Esta página não pode mais ser trazida de volta.",
    en: "This page can no longer be brought back.",
    es: "Esta página ya no se puede recuperar.",
  },
  picture_without_earlier: {
    pt: "Esta página não tem uma imagem anterior.",
    en: "This page has no earlier picture.",
    es: "Esta página no tiene una imagen anterior.",
  },
  photos_incomplete: {
    pt: "A nova ordem deve ter as mesmas fotos, cada uma tantas vezes quantas estava.",
    en: "The new order must have the same photos, each as often as before.",
    es: "El nuevo orden debe tener las mismas fotos, cada una tantas veces como estaba.",
  },
  post_without_content: {
    pt: "Este post ainda não tem conteúdo.",
    en: "This post has no content yet.",
    es: "Este post aún no tiene contenido.",
  },
  post_unfit_for_network: {
    pt: "A rede social aceita carrosséis de até 10 slides: este tem mais. Exclua os que sobram.",
    en: "The social network takes carousels of up to 10 slides: this one has more. Delete the extra ones.",
    es: "La red social acepta carruseles de hasta 10 láminas: este tiene más. Elimina las que sobran.",
  },
  caption_too_long_for_network: {
    pt: "A legenda passa dos 2.200 caracteres que a rede social aceita.",
    en: "The caption is longer than the 2,200 characters that the social network takes.",
    es: "El texto pasa de los 2.200 caracteres que acepta la red social.",
  },
  too_many_hashtags: {
    pt: "A legenda tem mais de 30 hashtags, e a rede social não aceita. Tire algumas.",
    en: "The caption has more than 30 hashtags, which the social network does not take. Remove some.",
    es: "El texto tiene más de 30 hashtags y la red social no lo acepta. Quita algunos.",
  },
  too_many_mentions: {
    pt: "A legenda tem mais de 20 menções, e a rede social não aceita. Tire algumas.",
    en: "The caption has more than 20 mentions, which the social network does not take. Remove some.",
    es: "El texto tiene más de 20 menciones y la red social no lo acepta. Quita algunas.",
  },
  picture_not_jpeg: {
    pt: "A rede social só aceita imagens JPEG.",
    en: "The social network takes JPEG pictures only.",
    es: "La red social solo acepta imágenes JPEG.",
  },
  picture_too_large: {
    pt: "A rede social aceita imagens de até 8 MB.",
    en: "The social network takes pictures of up to 8 MB.",
    es: "La red social acepta imágenes de hasta 8 MB.",
  },
  picture_out_of_ratio: {
    pt: "A rede social aceita imagens entre 4:5 e 1,91:1.",
    en: "The social network takes pictures between 4:5 and 1.91:1.",
    es: "La red social acepta imágenes entre 4:5 y 1,91:1.",
  },
  video_not_mp4: {
    pt: "A rede social só aceita vídeos MP4.",
    en: "The social network takes MP4 videos only.",
    es: "La red social solo acepta videos MP4.",
  },
  video_too_large: {
    pt: "A rede social aceita vídeos de até 300 MB e 1.920 pixels de largura.",
    en: "The social network takes videos of up to 300 MB and 1,920 pixels wide.",
    es: "La red social acepta videos de hasta 300 MB y 1.920 píxeles de ancho.",
  },
  video_out_of_length: {
    pt: "A rede social aceita vídeos de 3 segundos a 15 minutos.",
    en: "The social network takes videos of 3 seconds to 15 minutes.",
    es: "La red social acepta videos de 3 segundos a 15 minutos.",
  },
  connect_state_invalid: {
    pt: "Este pedido de conexão já foi usado ou venceu. Comece de novo.",
    en: "This connection request was used already or has expired. Start again.",
    es: "Esta petición de conexión ya se usó o venció. Empieza de nuevo.",
  },
  social_not_connected: {
    pt: "Conecte a conta da rede social deste projeto antes de publicar.",
    en: "Connect this project's social account before publishing.",
    es: "Conecta la cuenta social de este proyecto antes de publicar.",
  },
  when_not_in_future: {
    pt: "A data precisa estar no futuro.",
    en: "The date must be in the future.",
    es: "La fecha debe estar en el futuro.",
  },
  no_credits: {
    pt: "Não há créditos. Compre um pacote ou espere a renovação.",
    en: "There are no credits left. Buy a pack or wait for the renewal.",
    es: "No quedan créditos. Compra un paquete o espera la renovación.",
  },
  format_not_enabled: {
    pt: "Este formato não está habilitado neste workspace.",
    en: "This format is not enabled for this workspace.",
    es: "Este formato no está habilitado en este workspace.",
  },
  voice_missing: {
    pt: "Escolha uma voz para o projeto antes de criar um post narrado.",
    en: "Choose a voice for the project before making a narrated post.",
    es: "Elige una voz para el proyecto antes de crear un post narrado.",
  },
  theme_or_link_missing: {
    pt: "Envie um tema ou um link.",
    en: "Send a theme or a link.",
    es: "Envía un tema o un enlace.",
  },
  theme_too_long: {
    pt: "O tema é longo demais para este formato.",
    en: "The theme is too long for this format.",
    es: "El tema es demasiado largo para este formato.",
  },
  link_not_read: {
    pt: "Só o carrossel lê um link.",
    en: "Only the carousel reads a link.",
    es: "Solo el carrusel lee un enlace.",
  },
  link_refused: {
    pt: "Este link não pode ser lido: use um endereço público http ou https.",
    en: "This link cannot be read: use a public http or https address.",
    es: "Este enlace no se puede leer: usa una dirección pública http o https.",
  },
  page_unreadable: {
    pt: "Não conseguimos ler esta página. Confira o endereço, ou conte em poucas palavras.",
    en: "We could not read this page. Check the address, or tell it in a few words.",
    es: "No pudimos leer esta página. Revisa la dirección, o cuéntalo en pocas palabras.",
  },
  wrong_content_object: {
    pt: "Este campo não serve ao formato do post.",
    en: "This field does not serve the post's format.",
    es: "Este campo no sirve al formato del post.",
  },
  format_not_served: {
    pt: "Esta operação não serve ao formato do post.",
    en: "This operation does not serve the post's format.",
    es: "Esta operación no sirve al formato del post.",
  },
  slide_only_one: {
    pt: "Um carrossel tem ao menos um slide.",
    en: "A carousel has at least one slide.",
    es: "Un carrusel tiene al menos una lámina.",
  },
  slide_order_incomplete: {
    pt: "Envie todos os slides do post, cada um uma vez.",
    en: "Send all of the post's slides, each once.",
    es: "Envía todas las láminas del post, cada una una vez.",
  },
  slide_limit_reached: {
    pt: "Um carrossel comporta até 50 slides.",
    en: "A carousel holds up to 50 slides.",
    es: "Un carrusel admite hasta 50 láminas.",
  },
  field_not_in_layout: {
    pt: "O layout deste slide não tem este campo.",
    en: "This slide's layout has no such field.",
    es: "El diseño de esta lámina no tiene este campo.",
  },
  media_not_ours: {
    pt: "A mídia precisa estar no armazenamento da Pauta.",
    en: "The media must be in Pauta's own storage.",
    es: "El archivo debe estar en el almacenamiento de Pauta.",
  },
  file_type_refused: {
    pt: "Este tipo de arquivo não serve aqui.",
    en: "This kind of file does not serve here.",
    es: "Este tipo de archivo no sirve aquí.",
  },
  file_too_large: {
    pt: "O arquivo é grande demais.",
    en: "The file is too large.",
    es: "El archivo es demasiado grande.",
  },
  file_too_long: {
    pt: "O arquivo dura demais.",
    en: "The file plays for too long.",
    es: "El archivo dura demasiado.",
  },
  library_full: {
    pt: "A biblioteca do projeto está cheia. Remova um arquivo antes de enviar outro.",
    en: "The project's library is full. Remove a file before you upload another.",
    es: "La biblioteca del proyecto está llena. Quita un archivo antes de subir otro.",
  },
  archive_unreadable: {
    pt: "Este arquivo não é uma exportação da Pauta, ou está danificado. Nada foi importado.",
    en: "This file is no export of Pauta's, or it is damaged. Nothing was imported.",
    es: "Este archivo no es una exportación de Pauta, o está dañado. No se importó nada.",
  },
  archive_of_another_version: {
    pt: "Este arquivo é de outra versão da Pauta. Use a mesma versão nas duas e exporte de novo.",
    en: "This file is of another version of Pauta. Use the same version on both, and export again.",
    es: "Este archivo es de otra versión de Pauta. Usa la misma versión en las dos y exporta de nuevo.",
  },
  archive_here_already: {
    pt: "O que está neste arquivo já existe nesta Pauta.",
    en: "What is in this file is in this Pauta already.",
    es: "Lo que hay en este archivo ya existe en esta Pauta.",
  },
  workspace_not_empty: {
    pt: "Este espaço já tem projetos. Só se importa para um espaço vazio.",
    en: "This workspace has projects already. Importing needs an empty one.",
    es: "Este espacio ya tiene proyectos. Solo se importa en un espacio vacío.",
  },
  clip_not_opened: {
    pt: "Esta instalação não abre clipes enviados: ela precisa do ffmpeg 5 ou mais novo.",
    en: "This installation cannot open uploaded clips: it needs ffmpeg 5 or newer.",
    es: "Esta instalación no abre clips subidos: necesita ffmpeg 5 o más nuevo.",
  },
  file_unreadable: {
    pt: "O arquivo está danificado ou incompleto.",
    en: "The file is damaged or incomplete.",
    es: "El archivo está dañado o incompleto.",
  },
  cursor_invalid: {
    pt: "O cursor não é válido para esta lista.",
    en: "The cursor is not valid for this list.",
    es: "El cursor no es válido para esta lista.",
  },
  period_reversed: {
    pt: "O começo do período vem depois do fim.",
    en: "The period begins after its end.",
    es: "El período empieza después de su fin.",
  },
  plan_missing: {
    pt: "Este workspace não tem um plano.",
    en: "This workspace has no plan.",
    es: "Este workspace no tiene un plan.",
  },
  plan_unchanged: {
    pt: "Este já é o seu plano.",
    en: "This is your plan already.",
    es: "Este ya es tu plan.",
  },
  plan_billed_manually: {
    pt: "A cobrança deste workspace é combinada com a nossa equipe: fale com ela para mudar de plano.",
    en: "This workspace's billing is arranged with our team: talk to them to change plans.",
    es: "El cobro de este workspace está acordado con nuestro equipo: habla con ellos para cambiar de plan.",
  },
  plan_cancel_scheduled: {
    pt: "O cancelamento está agendado. Retome a assinatura antes de mudar de plano.",
    en: "A cancellation is scheduled. Resume the subscription before changing plans.",
    es: "La cancelación está programada. Reanuda la suscripción antes de cambiar de plan.",
  },
  plan_payment_due: {
    pt: "Há um pagamento pendente. Pague-o antes de mudar de plano.",
    en: "A payment is due. Pay it before changing plans.",
    es: "Hay un pago pendiente. Págalo antes de cambiar de plan.",
  },
  plan_not_ending: {
    pt: "Não há cancelamento agendado para retomar.",
    en: "No cancellation is scheduled, so there is nothing to resume.",
    es: "No hay una cancelación programada que reanudar.",
  },
  plan_change_missing: {
    pt: "Não há mudança de plano agendada.",
    en: "No change of plan is scheduled.",
    es: "No hay un cambio de plan programado.",
  },
  payment_not_due: {
    pt: "Não há pagamento pendente.",
    en: "No payment is due.",
    es: "No hay ningún pago pendiente.",
  },
  pack_unknown: {
    pt: "Não existe um pacote com este número de posts.",
    en: "There is no pack of this many posts.",
    es: "No existe un paquete con este número de publicaciones.",
  },
  trial_over: {
    pt: "O teste é para quem ainda não teve um plano.",
    en: "The trial is for those who have not had a plan yet.",
    es: "La prueba es para quien aún no ha tenido un plan.",
  },
  checkout_closed: {
    pt: "Este pagamento já foi concluído ou expirou. Comece de novo na página do plano.",
    en: "This payment is done already or has expired. Start again on the plan page.",
    es: "Este pago ya se completó o venció. Empieza de nuevo en la página del plan.",
  },
  portal_missing: {
    pt: "Não há cartões nem recibos guardados para mostrar.",
    en: "There are no cards or receipts kept to show.",
    es: "No hay tarjetas ni recibos guardados que mostrar.",
  },
  billing_unreachable: {
    pt: "O provedor de pagamentos não respondeu. Nada foi cobrado; tente de novo.",
    en: "The payment provider did not answer. Nothing was charged; try again.",
    es: "El proveedor de pagos no respondió. No se cobró nada; inténtalo de nuevo.",
  },
  edit_budget_spent: {
    pt: "As edições de imagem deste post acabaram.",
    en: "This post's image edits are used up.",
    es: "Las ediciones de imagen de este post se agotaron.",
  },
  grid_empty: {
    pt: "Adicione um horário à grade antes de ligar o piloto automático.",
    en: "Add a slot to the grid before switching the autopilot on.",
    es: "Añade un horario a la cuadrícula antes de activar el piloto automático.",
  },
  slot_taken: {
    pt: "Já existe um horário neste dia e hora.",
    en: "There is a slot at this day and hour already.",
    es: "Ya hay un horario en este día y hora.",
  },
  grid_full: {
    pt: "A grade está cheia.",
    en: "The grid is full.",
    es: "La cuadrícula está llena.",
  },
  radar_running: {
    pt: "O Radar já está analisando este projeto.",
    en: "The Radar is analyzing this project already.",
    es: "El Radar ya está analizando este proyecto.",
  },
  radar_not_running: {
    pt: "Nenhuma análise do Radar está em andamento.",
    en: "No Radar analysis is in progress.",
    es: "Ningún análisis del Radar está en curso.",
  },
  palette_unknown: {
    pt: "Esta paleta não existe: use uma chave da lista ou uma cor #rrggbb.",
    en: "There is no such palette: use a key from the list or a #rrggbb color.",
    es: "Esta paleta no existe: usa una clave de la lista o un color #rrggbb.",
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
