import type { Language } from "#lib/domain/language.ts";
import { writeLetter } from "#lib/messages/letter.ts";

type Words = Record<Language, { subject: string; lead: string; button: string; note: string }>;

const NEW: Words = {
  pt: {
    subject: "Confirme sua conta na Pauta",
    lead: "Falta um passo: confirme este e-mail e comece seu estúdio. O link vale por uma hora.",
    button: "Confirmar e começar",
    note: "Não foi você? Ignore esta mensagem: sem a confirmação, nenhuma conta é criada.",
  },
  en: {
    subject: "Confirm your Pauta account",
    lead: "One step to go: confirm this e-mail and start your studio. The link lasts an hour.",
    button: "Confirm and start",
    note: "Was this not you? Ignore this message: without the confirmation, no account is made.",
  },
  es: {
    subject: "Confirma tu cuenta en Pauta",
    lead: "Falta un paso: confirma este correo y empieza tu estudio. El enlace vale una hora.",
    button: "Confirmar y empezar",
    note: "¿No fuiste tú? Ignora este mensaje: sin la confirmación, no se crea ninguna cuenta.",
  },
};

const KNOWN: Words = {
  pt: {
    subject: "Você já tem uma conta na Pauta",
    lead: "Alguém, talvez você, pediu uma conta com este e-mail, que já tem uma. É só entrar.",
    button: "Entrar na Pauta",
    note: "Não foi você? Ignore esta mensagem: nada mudou.",
  },
  en: {
    subject: "You already have a Pauta account",
    lead: "Someone, maybe you, asked for an account with this e-mail, which has one already. Just sign in.",
    button: "Sign in to Pauta",
    note: "Was this not you? Ignore this message: nothing has changed.",
  },
  es: {
    subject: "Ya tienes una cuenta en Pauta",
    lead: "Alguien, quizá tú, pidió una cuenta con este correo, que ya tiene una. Solo entra.",
    button: "Entrar en Pauta",
    note: "¿No fuiste tú? Ignora este mensaje: nada ha cambiado.",
  },
};

export const signUpMail = (to: string, url: string, language: Language) => writeLetter({ to, url, ...NEW[language] });

export const knownAddressMail = (to: string, url: string, language: Language) =>
  writeLetter({ to, url, ...KNOWN[language] });
