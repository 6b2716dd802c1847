import type { MakerFailure } from "#lib/domain/failure.ts";

/** Why a text, a picture or a recording that a person asked for again did not come. */
export const makerFailures = {
  someone: "O provedor",
  named: "O provedor {provider}",
  provider_key_refused:
    "{provider} recusou a chave: ela está errada, venceu ou ficou sem saldo. Nada mudou no post. Confira a chave em Modelos e peça de novo.",
  provider_busy: "{provider} está cheio agora. Nada mudou no post: peça de novo daqui a alguns minutos.",
  subject_refused: "{provider} não aceita este pedido. Nada mudou no post: peça de outro jeito.",
  provider_broken: "{provider} deu erro. Nada mudou no post: peça de novo daqui a pouco.",
  provider_slow: "{provider} demorou demais para responder. Nada mudou no post: peça de novo.",
  spending_capped:
    "O limite de gastos do mês com provedores foi atingido, e nada foi pago. Aumente o limite no plano ou espere o mês virar.",
  writing_failed: "O texto não ficou pronto. Nada mudou no post: peça de novo.",
  drawing_failed: "A imagem não ficou pronta. Nada mudou no post, e a edição voltou: peça de novo.",
  speaking_failed: "A gravação não ficou pronta. Nada mudou no post: grave de novo.",
} as const satisfies Record<MakerFailure | "someone" | "named", string>;
