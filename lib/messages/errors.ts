import { words } from "./words.ts";

export const errors = words({
  pt: {
    network: "Sem conexão com a Pauta. Confira sua internet e tente de novo.",
    retry: "Tentar de novo",
    load: "Não foi possível carregar",
    page: {
      title: "Algo deu errado",
      text: "A falha foi nossa e nada do que você salvou se perdeu.",
      reference: "Código para o suporte: {digest}",
    },
    missing: {
      title: "Esta página não existe",
      text: "O endereço mudou ou foi digitado com algum engano.",
      home: "Ir para os projetos",
    },
  },
  en: {
    network: "Can’t reach Pauta. Check your connection and try again.",
    retry: "Try again",
    load: "Couldn’t load this",
    page: {
      title: "Something went wrong",
      text: "The fault is ours, and nothing you saved was lost.",
      reference: "Code for support: {digest}",
    },
    missing: {
      title: "This page doesn’t exist",
      text: "The address changed or was typed with a slip.",
      home: "Go to projects",
    },
  },
  es: {
    network: "Sin conexión con Pauta. Revisa tu internet e inténtalo de nuevo.",
    retry: "Intentar de nuevo",
    load: "No se pudo cargar",
    page: {
      title: "Algo salió mal",
      text: "La falla fue nuestra y no se perdió nada de lo que guardaste.",
      reference: "Código para soporte: {digest}",
    },
    missing: {
      title: "Esta página no existe",
      text: "La dirección cambió o se escribió con algún error.",
      home: "Ir a los proyectos",
    },
  },
});
