import { readThemeWords } from "#lib/content/themes/themes.ts";
import type { Language } from "#lib/domain/language.ts";

const SEASONS = ["summer", "autumn", "winter", "spring"] as const;

// By the names of zones; near the equator either answer does.
const SOUTH =
  /^(?:Australia|Antarctica)\/|^America\/(?:Argentina\/|Araguaina|Asuncion|Bahia$|Belem|Buenos_Aires|Campo_Grande|Coyhaique|Cuiaba|Eirunepe|Fortaleza|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)|^Africa\/(?:Blantyre|Gaborone|Harare|Johannesburg|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Windhoek)|^Indian\/(?:Antananarivo|Mauritius|Reunion)|^Pacific\/(?:Apia|Auckland|Chatham|Easter|Fiji|Noumea|Norfolk|Tahiti|Tongatapu)/;

/** What is on at a date in a place: an occasion that is near, else the season. */
export function seasonAt(localDate: string, zone: string, language: Language): string {
  const day = localDate.slice(5);
  const { occasions, seasons } = readThemeWords(language);
  const near = occasions.find(({ from, to }) => from <= day && day <= to);
  if (near) return near.when;
  const month = Number(localDate.slice(5, 7));
  // December begins summer in the south, and winter in the north.
  const quarter = Math.floor((month % 12) / 3) + (SOUTH.test(zone) ? 0 : 2);
  return seasons[SEASONS[quarter % 4] ?? "summer"];
}
