import { HASHTAGS_MAX } from "#lib/domain/limits.ts";
import type { FailureCode } from "#lib/domain/failure.ts";

/** Why a post failed, as a person is told. */
export const failures = {
  link_unreachable: "Não conseguimos abrir o link. Confira o endereço ou escreva um tema.",
  link_without_text: "A página do link não tem um texto que dê um post. Tente outro link ou escreva um tema.",
  writing_failed: "O texto não ficou pronto. Tente de novo: não custa outro crédito.",
  drawing_failed: "As imagens não ficaram prontas. Tente de novo: não custa outro crédito.",
  speaking_failed: "A narração não ficou pronta. Confira a voz do projeto e tente de novo.",
  rendering_failed: "O vídeo não ficou pronto. Tente de novo: não custa outro crédito.",
  provider_key_refused:
    "O provedor recusou a chave: ela está errada, venceu ou ficou sem saldo. Confira a chave em Modelos e tente de novo: não custa outro crédito.",
  provider_busy:
    "O provedor está cheio e não atendeu por duas horas. Tente de novo mais tarde: não custa outro crédito.",
  subject_refused:
    "O provedor não aceita falar deste assunto. Escreva o tema de outro jeito ou faça o post com o redator da Pauta.",
  provider_broken:
    "O provedor deu erro mais de uma vez. Tente de novo daqui a pouco: não custa outro crédito, e o que ficou pronto está guardado.",
  provider_slow:
    "O provedor demorou demais para responder, duas vezes. Tente de novo: não custa outro crédito, e o que ficou pronto está guardado.",
  spending_capped:
    "O limite de gastos do mês com provedores foi atingido, e nada mais foi pago. Aumente o limite no plano, espere o mês virar ou faça o post com o redator da Pauta.",
  clip_not_opened: "O vídeo usa um clipe seu que esta instalação não consegue abrir. Troque o clipe e tente de novo.",
  timed_out: "Levou tempo demais e paramos. Tente de novo: não custa outro crédito.",
  not_connected: "Este projeto não tem uma conta da rede social conectada. Conecte e publique de novo.",
  connection_ended: "A conexão com a rede social terminou. Reconecte a conta e publique de novo.",
  missed: "O horário passou enquanto a Pauta estava parada. Agende de novo ou publique agora.",
  unfit: "O conteúdo não cabe na rede social: um carrossel tem de 1 a 10 slides.",
  file_refused: "A rede social recusou o arquivo. Edite o post e tente de novo.",
  file_unreachable: "A rede social não conseguiu buscar os arquivos. Confira se o endereço da Pauta é público.",
  caption_refused: `A rede social recusou a legenda: até 2.200 caracteres, ${HASHTAGS_MAX} hashtags e 20 menções.`,
  account_restricted: "A rede social restringiu a conta. Abra o aplicativo dela no celular e siga as instruções.",
  network_refused: "A rede social recusou a publicação. Edite o post e tente de novo.",
  quota_full: "A conta já publicou tudo que a rede social permite em 24 horas. Nada foi ao ar: agende para mais tarde.",
  network_too_slow: "A rede social demorou demais para preparar o post. Nada foi ao ar: tente de novo.",
  not_confirmed: "Não deu para confirmar se o post foi ao ar. Confira na rede; ao publicar de novo, verificamos antes.",
} as const satisfies Record<FailureCode, string>;
