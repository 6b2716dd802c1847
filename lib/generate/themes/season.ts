import type { Language } from "#lib/domain/language.ts";

/** As it follows a subject: "Café coado no verão". */
type When = Readonly<Record<Language, string>>;

const SEASONS = [
  { pt: "no verão", en: "in summer", es: "en verano" },
  { pt: "no outono", en: "in autumn", es: "en otoño" },
  { pt: "no inverno", en: "in winter", es: "en invierno" },
  { pt: "na primavera", en: "in spring", es: "en primavera" },
] as const satisfies readonly When[];

interface Occasion {
  /** month and day, both counted in */
  readonly from: string;
  readonly to: string;
  /** a language without a word for it does not keep it at that time */
  readonly when: Partial<When>;
}

const OCCASIONS: readonly Occasion[] = [
  { from: "01-01", to: "01-08", when: { pt: "no ano novo", en: "in the new year", es: "en el año nuevo" } },
  { from: "02-06", to: "02-14", when: { en: "for Valentine's Day", es: "para San Valentín" } },
  { from: "03-01", to: "03-08", when: { pt: "no Dia da Mulher", es: "en el Día de la Mujer" } },
  { from: "05-02", to: "05-12", when: { pt: "no Dia das Mães", en: "for Mother's Day" } },
  { from: "06-05", to: "06-12", when: { pt: "no Dia dos Namorados" } },
  { from: "06-13", to: "06-30", when: { pt: "nas festas juninas" } },
  { from: "08-03", to: "08-11", when: { pt: "no Dia dos Pais" } },
  { from: "10-05", to: "10-12", when: { pt: "no Dia das Crianças" } },
  { from: "10-24", to: "10-31", when: { en: "for Halloween" } },
  { from: "11-20", to: "11-30", when: { pt: "na Black Friday", en: "on Black Friday", es: "en el Black Friday" } },
  { from: "12-05", to: "12-24", when: { pt: "no Natal", en: "at Christmas", es: "en Navidad" } },
];

// By the names of zones; near the equator either answer does.
const SOUTH =
  /^(?:Australia|Antarctica)\/|^America\/(?:Argentina\/|Araguaina|Asuncion|Bahia$|Belem|Buenos_Aires|Campo_Grande|Coyhaique|Cuiaba|Eirunepe|Fortaleza|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)|^Africa\/(?:Blantyre|Gaborone|Harare|Johannesburg|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Windhoek)|^Indian\/(?:Antananarivo|Mauritius|Reunion)|^Pacific\/(?:Apia|Auckland|Chatham|Easter|Fiji|Noumea|Norfolk|Tahiti|Tongatapu)/;

/** What is on at a date in a place: an occasion that is near, else the season. */
export function seasonAt(localDate: string, zone: string, language: Language): string {
  const day = localDate.slice(5);
  for (const { from, to, when } of OCCASIONS) {
    const phrase = when[language];
    if (phrase && from <= day && day <= to) return phrase;
  }
  const month = Number(localDate.slice(5, 7));
  // December begins summer in the south, and winter in the north.
  const quarter = Math.floor((month % 12) / 3) + (SOUTH.test(zone) ? 0 : 2);
  return SEASONS[quarter % 4]?.[language] ?? "";
}
