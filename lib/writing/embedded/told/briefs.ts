import type { Language } from "#lib/domain/language.ts";

/** A text as a small brand types it, with the facts that its post must say. */
export interface Sample {
  name: string;
  language: Language;
  theme: string;
  /** dates, prices, places, contacts */
  key: string[];
  /** all else that it says */
  other: string[];
}

export const SAMPLES: Sample[] = [
  {
    name: "a workshop",
    language: "pt",
    theme:
      "Oficina de cerâmica para iniciantes no sábado, 18 de outubro, das 14h às 18h, no Ateliê Barro Vivo (Rua Amapá, 77, Santa Efigênia). O valor é R$ 190,00 e inclui argila, queima e um café da tarde. São apenas 8 vagas. Crianças a partir de 10 anos podem participar com um adulto. Inscrições até 15/10 pelo WhatsApp (31) 97777-1212.",
    key: ["18 de outubro", "14h às 18h", "Rua Amapá, 77", "R$ 190,00", "15/10", "(31) 97777-1212", "Barro Vivo"],
    other: ["8 vagas", "argila", "queima", "10 anos", "com um adulto"],
  },
  {
    name: "a menu with prices",
    language: "pt",
    theme:
      "Novos sanduíches da casa\n- Pernil com abacaxi grelhado: R$ 28\n- Berinjela defumada (vegano): R$ 24,50\n- Frango com pesto de rúcula: R$ 26\nTodos acompanham batata rústica. Disponíveis de terça a domingo, das 18h às 23h. Retire no balcão da Av. Goiás, 310 ou peça pelo site lanchesdobeco.com.br. Não servimos em áreas externas quando chove.",
    key: ["R$ 28", "R$ 24,50", "R$ 26", "terça a domingo", "18h às 23h", "Av. Goiás, 310", "lanchesdobeco.com.br"],
    other: ["abacaxi", "vegano", "pesto de rúcula", "batata rústica", "quando chove"],
  },
  {
    name: "a timetable",
    language: "es",
    theme:
      "Nuevos horarios de la alberca municipal desde el 3 de febrero:\nLunes a viernes: 6:00 a 21:00\nSábados: 8:00 a 14:00\nDomingos: cerrado\n\nEl carril libre cuesta $60 por visita y el abono mensual $720. Es obligatorio usar gorra. Los menores de 12 años entran con un adulto. Informes en Calle Laurel 230 o al 442 555 0199.",
    key: ["3 de febrero", "6:00 a 21:00", "8:00 a 14:00", "$60", "$720", "Calle Laurel 230", "442 555 0199"],
    other: ["cerrado", "obligatorio usar gorra", "12 años", "abono mensual"],
  },
  {
    name: "an offer with conditions",
    language: "en",
    theme:
      "Winter tune-up special: 25% off any bike service booked before January 31. The offer covers labor only, not parts. It is valid at our Oak Street shop (1180 Oak Street) from Tuesday to Saturday, 9 a.m. to 5 p.m. One bike per customer. A standard tune-up is normally $95. Book at spokeandco.com/tuneup or call (503) 555-0142.",
    key: [
      "25%",
      "January 31",
      "1180 Oak Street",
      "Tuesday to Saturday",
      "9 a.m. to 5 p.m.",
      "$95",
      "spokeandco.com/tuneup",
      "(503) 555-0142",
    ],
    other: ["labor only, not parts", "One bike per customer"],
  },
  {
    name: "a course",
    language: "es",
    theme:
      "Abrimos inscripciones para el curso de fotografía con celular. Son 6 sesiones, los martes de 19:00 a 20:30, a partir del 7 de octubre. El costo es de $2,400 pesos o dos pagos de $1,250. Lo imparte la fotógrafa Renata Solís, ganadora del premio Luz Norte 2023. Necesitas un celular con cámara y muchas ganas. El cupo es de 12 personas. Escríbenos a hola@estudiofoco.mx antes del 30 de septiembre.",
    key: [
      "7 de octubre",
      "19:00 a 20:30",
      "martes",
      "$2,400 pesos",
      "$1,250",
      "hola@estudiofoco.mx",
      "30 de septiembre",
    ],
    other: ["6 sesiones", "Renata Solís", "Luz Norte 2023", "12 personas", "celular con cámara"],
  },
  {
    name: "an opening",
    language: "en",
    theme:
      "We're opening a second studio! Find us at 42 Wharf Lane, Unit 3, from Monday, September 8. The new space has 14 reformers, two showers and a small tea bar. The first class is free for members, and drop-ins pay £18. Founder Priya Nair will teach every 7 a.m. class during the first week. Reserve your spot at stillpilates.co.uk/wharf.",
    key: ["42 Wharf Lane, Unit 3", "September 8", "£18", "7 a.m.", "stillpilates.co.uk/wharf"],
    other: ["14 reformers", "two showers", "free for members", "Priya Nair"],
  },
  {
    name: "a job",
    language: "pt",
    theme:
      "Estamos contratando recepcionista para a clínica veterinária Quatro Patas, em Londrina.\nRequisitos: ensino médio completo, experiência com atendimento, facilidade com sistemas.\nHorário: segunda a sexta, das 8h às 17h48.\nSalário: R$ 1.980,00 + vale-refeição de R$ 32 por dia.\nEnvie seu currículo para rh@quatropatas.vet.br até 10/11.",
    key: ["Londrina", "segunda a sexta", "8h às 17h48", "R$ 1.980,00", "R$ 32", "rh@quatropatas.vet.br", "10/11"],
    other: ["Quatro Patas", "ensino médio completo", "experiência com atendimento", "vale-refeição"],
  },
  {
    name: "a policy",
    language: "en",
    theme:
      "Our new cancellation policy starts on March 1. Cancel up to 24 hours before your appointment at no cost. Later cancellations are charged 50% of the service. No-shows are charged in full. Deposits of $30 are required for services over two hours. To change a booking, text 555-0177 or use the link in our profile.",
    key: ["March 1", "50%", "$30", "555-0177"],
    other: ["24 hours before", "charged in full", "two hours", "at no cost"],
  },
  {
    name: "a launch with a table",
    language: "es",
    theme:
      "Llega la vela Bosque, nuestra nueva fragancia\n\nTamaño | Duración | Precio\nChica | 20 horas | $180\nMediana | 40 horas | $290\nGrande | 65 horas | $420\n\nEstá hecha con cera de soya y mecha de madera. Huele a pino, musgo y humo suave. Disponible desde el 1 de noviembre en nuestra tienda de Av. Revolución 512 y en velasraiz.com. Envío gratis en compras de más de $800.",
    key: ["$180", "$290", "$420", "1 de noviembre", "Av. Revolución 512", "velasraiz.com", "$800"],
    other: ["20 horas", "40 horas", "65 horas", "cera de soya", "mecha de madera", "pino, musgo y humo suave"],
  },
  {
    name: "a testimonial",
    language: "pt",
    theme:
      "“Cheguei com dor no ombro e em dois meses voltei a nadar 3 vezes por semana.” — Célia Prado, 61 anos. A Célia fez 16 sessões de fisioterapia aquática com a Dra. Helena Rios. A primeira avaliação custa R$ 120 e dura 50 minutos. Agende pelo (48) 3322-8899 ou em @clinicamare.",
    key: ["R$ 120", "(48) 3322-8899", "@clinicamare"],
    other: [
      "voltei a nadar 3 vezes por semana",
      "Célia Prado",
      "61 anos",
      "16 sessões",
      "Dra. Helena Rios",
      "50 minutos",
    ],
  },
  {
    name: "steps",
    language: "en",
    theme:
      "How to return an online order\n1. Log in and open My Orders within 30 days of delivery.\n2. Choose the item and print the prepaid label.\n3. Drop the parcel at any Post Point (there are 600 in the country).\n4. Your refund of the full price, minus a $4.50 label fee, arrives in 5 to 7 days.\nQuestions? Write to returns@loomandlark.com.",
    key: ["$4.50", "returns@loomandlark.com"],
    other: ["within 30 days", "prepaid label", "Post Point", "600 in the country", "5 to 7 days"],
  },
  {
    name: "a programme",
    language: "pt",
    theme:
      "Programação da Noite dos Museus no Museu do Trem, 23 de maio:\n17h: visita guiada com o historiador Paulo Lins\n18h30: oficina de maquetes para crianças\n20h: concerto do Quarteto Estação\n22h: encerramento com passeio de maria-fumaça (20 lugares)\nEntrada gratuita. Retire a senha 1 hora antes na bilheteria da Praça da Estação, s/n.",
    key: ["23 de maio", "17h", "18h30", "20h", "22h", "Praça da Estação, s/n", "Entrada gratuita"],
    other: ["Paulo Lins", "oficina de maquetes", "Quarteto Estação", "20 lugares", "1 hora antes"],
  },
  {
    name: "two plans",
    language: "es",
    theme:
      "Plan Semilla:\n- 4 clases al mes\n- Acceso a 1 sede\n- $650 al mes\nPlan Árbol:\n- Clases ilimitadas\n- Acceso a 3 sedes\n- $1,190 al mes\nSi te inscribes antes del 15 de enero no pagas matrícula ($300). Escribe a info@raicesyoga.mx.",
    key: ["$650", "$1,190", "15 de enero", "$300", "info@raicesyoga.mx"],
    other: ["4 clases al mes", "1 sede", "Clases ilimitadas", "3 sedes", "no pagas matrícula"],
  },
];
