import type { ArticlePort } from "./article.ts";
import type { BillingPort } from "./billing.ts";
import type { ImagePort } from "./image.ts";
import type { InspirationPort } from "./inspiration.ts";
import type { MailPort } from "./mail.ts";
import type { SocialPort } from "./social.ts";
import type { StoragePort } from "./storage.ts";
import type { TextPort } from "./text.ts";
import type { VoicePort } from "./voice.ts";
import type { SitePort } from "./site.ts";

/** All that Pauta asks of the outside, each with an embedded default. */
export interface Ports {
  readonly article: ArticlePort;
  readonly site: SitePort;
  readonly billing: BillingPort;
  readonly image: ImagePort;
  readonly inspiration: InspirationPort;
  readonly mail: MailPort;
  readonly social: SocialPort;
  readonly storage: StoragePort;
  readonly text: TextPort;
  readonly voice: VoicePort;
}
