import type { ArticlePort } from "./article.ts";
import type { BillingPort } from "./billing.ts";
import type { IdentityPort } from "./identity.ts";
import type { InspirationPort } from "./inspiration.ts";
import type { MailPort, MailServersPort } from "./mail.ts";
import type { PicturesPort } from "./pictures.ts";
import type { Makers, MakersPort } from "./makers.ts";
import type { ReachPort } from "./reach.ts";
import type { SocialPort } from "./social.ts";
import type { StoragePort } from "./storage.ts";
import type { SitePort } from "./site.ts";

/** All that Pauta asks of the outside, each with an embedded default. Its makers are the installation's. */
export interface Ports extends Makers {
  readonly article: ArticlePort;
  readonly site: SitePort;
  readonly billing: BillingPort;
  /** what needs no provider, whoever else makes the posts */
  readonly builtIn: Makers;
  readonly identity: IdentityPort;
  readonly inspiration: InspirationPort;
  /** as the environment says, or kept here */
  readonly mail: MailPort;
  readonly mailServers: MailServersPort;
  readonly pictures: PicturesPort;
  readonly makers: MakersPort;
  readonly reach: ReachPort;
  readonly social: SocialPort;
  readonly storage: StoragePort;
}
