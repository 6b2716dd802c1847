import { join } from "node:path";
import type { Logger } from "pino";
import type { Db } from "#lib/db/client.ts";
import { appUrlOf, type env, isLocal } from "#lib/runtime/env.ts";
import type { BillingPort } from "#lib/ports/billing.ts";
import type { SocialPort } from "#lib/ports/social.ts";
import type { Ports } from "#lib/ports/ports.ts";
import type { StoragePort } from "#lib/ports/storage.ts";
import { chooseInspiration } from "./choose-inspiration.ts";
import { chooseMakers } from "./choose-makers.ts";
import { embeddedBilling } from "./embedded/billing.ts";
import { embeddedMail } from "./embedded/mail.ts";
import { embeddedStorage } from "./embedded/storage.ts";
import { graphSocial } from "./graph/social.ts";
import { s3Storage } from "./s3/storage.ts";
import { networkUrl } from "./network-url.ts";
import { identityProviders } from "./oidc/identity.ts";
import { stripeBilling } from "./stripe/billing.ts";
import { smtpMail, smtpServers } from "./smtp/mail.ts";
import { webPictures } from "./web/pictures.ts";
import { webReach } from "./web/reach.ts";
import { webArticle } from "./web/article.ts";
import { webSite } from "./web/site.ts";

type Environment = typeof env;

/** Each port's embedded default, unless the environment names a vendor. */
export function choosePorts(environment: Environment, db: Db, log: Logger): Ports {
  const { MAIL_FROM, SMTP_URL } = environment;
  return {
    ...chooseMakers(environment, log),
    article: webArticle(),
    site: webSite(),
    billing: chooseBilling(environment),
    inspiration: chooseInspiration(environment, networkUrl(environment)),
    identity: identityProviders(environment.PROVIDER_PRIVATE_ADDRESSES ?? isLocal(environment)),
    mail: SMTP_URL ? smtpMail({ url: SMTP_URL }, MAIL_FROM) : embeddedMail(db),
    mailServers: smtpServers(),
    pictures: webPictures(networkUrl(environment)),
    reach: webReach(networkUrl(environment), appUrlOf(environment)),
    social: chooseSocial(environment),
    storage: chooseStorage(environment),
  };
}

/** Stripe by its keys, else a checkout of our own at which no money moves. */
function chooseBilling({
  STRIPE_API_URL,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  ...environment
}: Environment): BillingPort {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return embeddedBilling(appUrlOf(environment));
  return stripeBilling({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? null,
  });
}

/** The real network by its addresses and keys, else the local one. */
function chooseSocial(environment: Environment): SocialPort {
  const { NETWORK_AUTHORIZE_URL, NETWORK_CLIENT_ID, NETWORK_CLIENT_SECRET, NETWORK_EXCHANGE_URL, NETWORK_VERSION } =
    environment;
  const graphUrl = networkUrl(environment);
  return graphSocial({
    graphUrl,
    authorizeUrl: NETWORK_AUTHORIZE_URL ?? `${graphUrl}/oauth/authorize`,
    exchangeUrl: NETWORK_EXCHANGE_URL ?? `${graphUrl}/oauth/access_token`,
    version: NETWORK_VERSION,
    clientId: NETWORK_CLIENT_ID,
    clientSecret: NETWORK_CLIENT_SECRET,
  });
}

export function chooseStorage({ DATA_DIR, STORAGE_URL }: Pick<Environment, "STORAGE_URL" | "DATA_DIR">): StoragePort {
  const url = STORAGE_URL ?? `file:${join(DATA_DIR, "media")}`;
  return url.startsWith("s3:") ? s3Storage(url) : embeddedStorage(url);
}
