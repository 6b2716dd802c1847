import { begun } from "./sentence.ts";

/** A word that stands for another has its capital where that has one. */
export const inPlaceOf = (word: string, said: string): string => (word === word.toLowerCase() ? said : begun(said));

const NAMES =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Instagram|WhatsApp|Google|Pix|Natal|Páscoa|Carnaval|Christmas|Easter|Navidad|Brasil|Brazil|México|I|Black|LinkedIn|TikTok|YouTube|Excel)\b/;

/** Where something is from has its capital in English alone. */
const ORIGINS =
  /^(?:English|French|Italian|Spanish|Portuguese|Brazilian|German|Dutch|Greek|Turkish|Indian|Thai|Japanese|Chinese|Korean|Mexican|American|British|Irish|Scottish|Welsh|Danish|Swedish|Norwegian|Moroccan|Lebanese|Vietnamese|Victorian|Georgian|Nordic|European|Asian|African|Nigerian|Ghanaian|Ethiopian|Eritrean|Kenyan|Senegalese|Egyptian|Tunisian|Jamaican|Caribbean|Trinidadian|Haitian|Cuban|Puerto Rican|Peruvian|Colombian|Argentinian|Argentine|Chilean|Venezuelan|Salvadoran|Latin|Persian|Iranian|Iraqi|Syrian|Israeli|Jewish|Ukrainian|Russian|Hungarian|Romanian|Bulgarian|Czech|Austrian|Swiss|Belgian|Finnish|Icelandic|Mediterranean|Sicilian|Neapolitan|Venetian|Tuscan|Sardinian|Cornish|Celtic|Indonesian|Malaysian|Filipino|Singaporean|Taiwanese|Cantonese|Sichuan|Tibetan|Nepalese|Pakistani|Bangladeshi|Punjabi|Sri Lankan|Hawaiian|Canadian|Australian|Texan|Cajun|Edwardian|Christmas|Easter)(?= )/;

/** Without the capital that only the beginning of a line gave it. */
export const lower = (text: string): string =>
  NAMES.test(text) || ORIGINS.test(text) || /^\S*\p{Lu}\S*\p{Lu}/u.test(text)
    ? text
    : text.replace(/^([¿¡]?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
