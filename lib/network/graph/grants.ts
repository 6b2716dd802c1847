import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#lib/network/context.ts";
import { HOUSE_ACCOUNT } from "#lib/network/seeds/house.ts";
import { findAccount } from "#lib/network/store/accounts.ts";
import type { AccountRow, AppRow, TokenRow } from "#lib/network/store/rows.ts";
import { GraphError } from "./errors.ts";

export const DAY_MS = 86_400_000;
const SHORT_TOKEN_MS = 3_600_000;
export const LONG_TOKEN_MS = 60 * DAY_MS;

/** Who is calling, and what they may do. */
export interface Grant {
  account: AccountRow;
  scopes: ReadonlySet<string>;
  token: TokenRow | null;
}

/** The scopes of both login flavours, with what they mean to a person. */
export const SCOPES: Record<string, { label: string; hint: string; required?: boolean }> = {
  instagram_business_basic: {
    label: "Ver o perfil e as publicações",
    hint: "Nome, foto e lista do que já foi publicado",
    required: true,
  },
  instagram_business_content_publish: { label: "Publicar nesta conta", hint: "Criar publicações em seu nome" },
  instagram_business_manage_insights: { label: "Ver os números", hint: "Visualizações, curtidas e alcance" },
  instagram_business_manage_comments: { label: "Comentar", hint: "Escrever e ler comentários" },
  instagram_basic: {
    label: "Ver o perfil e as publicações",
    hint: "E contas públicas de outros negócios",
    required: true,
  },
  instagram_content_publish: { label: "Publicar nesta conta", hint: "Criar publicações em seu nome" },
  instagram_manage_insights: { label: "Ver os números", hint: "Visualizações, curtidas e alcance" },
  instagram_manage_comments: { label: "Comentar", hint: "Escrever e ler comentários" },
  pages_show_list: { label: "Ver a lista de páginas", hint: "Quais páginas são suas" },
  pages_read_engagement: { label: "Ler as páginas", hint: "Conteúdo e números das páginas" },
  business_management: { label: "Ver os negócios", hint: "Quais negócios são seus" },
};

export type Right = "basic" | "content_publish" | "manage_insights" | "manage_comments";

export function demand(grant: Grant, right: Right): void {
  if (grant.scopes.has(`instagram_business_${right}`) || grant.scopes.has(`instagram_${right}`)) return;
  throw new GraphError(10);
}

export const secretHash = (text: string): string => createHash("sha256").update(text).digest("hex");

export const findApp = (context: Context, id: string | undefined): AppRow | undefined =>
  context.store.one<AppRow>("select * from apps where id = ?", id ?? "");

interface NewToken {
  app: string;
  account: string;
  scopes: string;
  kind: TokenRow["kind"];
}

/** Makes a token and stores only its hash. */
export function issueToken({ store, clock }: Context, { app, account, scopes, kind }: NewToken): string {
  const text = `IGQ${randomBytes(60).toString("base64url")}`;
  const now = clock.now();
  store.insert("tokens", {
    hash: secretHash(text),
    app_id: app,
    account_id: account,
    kind,
    scopes,
    created_at: now,
    expires_at: now + (kind === "short" ? SHORT_TOKEN_MS : LONG_TOKEN_MS),
  });
  return text;
}

/** The grant behind a token's text; refused with the code and subcode that say why. */
export function readGrant(context: Context, text: string | null): Grant {
  if (text === null || text === "") {
    throw new GraphError(190, null, { message: "An access token is required to request this resource." });
  }
  if (text.includes("|")) return houseGrant(context, text);
  const token = context.store.one<TokenRow>("select * from tokens where hash = ?", secretHash(text));
  if (!token) throw new GraphError(190);
  if (token.refusal !== null) throw new GraphError(190, token.refusal);
  const app = findApp(context, token.app_id);
  const account = findAccount(context.store, token.account_id);
  if (!app || app.revoked || !account) throw new GraphError(190, 458);
  if (context.clock.now() >= token.expires_at) throw expired(token.expires_at, context.clock.now());
  return { account, token, scopes: new Set(token.scopes.split(",")) };
}

function expired(at: number, now: number): GraphError {
  const [then, current] = [new Date(at).toUTCString(), new Date(now).toUTCString()];
  const message = `Error validating access token: Session has expired on ${then}. The current time is ${current}.`;
  return new GraphError(190, 463, { message });
}

/** An application's own token, id|secret, looks at other accounts through the house account and does no more. */
function houseGrant(context: Context, text: string): Grant {
  const [id, secret] = text.split("|");
  const app = findApp(context, id);
  if (!app || app.revoked || app.secret !== secret) throw new GraphError(190);
  return { account: HOUSE_ACCOUNT, token: null, scopes: new Set(["instagram_basic"]) };
}
