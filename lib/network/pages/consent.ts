import { randomBytes } from "node:crypto";
import type { Context } from "#lib/network/context.ts";
import { findApp, SCOPES, secretHash } from "#lib/network/graph/grants.ts";
import { type Exchange } from "#lib/network/http/router.ts";
import { type Params, readParams } from "#lib/network/http/request.ts";
import { redirect, sendPage } from "#lib/network/http/respond.ts";
import { createAccount, findAccount, findAccountByHandle, HANDLE, listAccounts } from "#lib/network/store/accounts.ts";
import type { AccountRow } from "#lib/network/store/rows.ts";
import { findProfile } from "#lib/network/feed/library.ts";
import { type Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";
import { empty, layout } from "./layout.ts";
import { avatar } from "./parts.ts";
import { plural } from "./words.ts";

interface Asked {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string | null;
}

/** The page on which a person lets an application into an account of theirs. */
export async function authorize(exchange: Exchange): Promise<void> {
  const { context, request, response, url } = exchange;
  const params = await readParams(request, url);
  const asked = readAsked(context, params);
  if (typeof asked === "string") {
    const content = empty("Este pedido não pode ser atendido", asked);
    sendPage(response, 400, layout({ title: "Permissão · Rede local", content, bare: true }));
    return;
  }
  const decision = params["auto"] ?? (request.method === "POST" ? params["decision"] : undefined);
  if (decision === "deny") return redirect(response, denied(asked));
  if (decision !== "allow") return ask(exchange, asked, null);
  const account = chosenAccount(context, params);
  if (typeof account === "string") return ask(exchange, asked, account);
  const granted = grantedScopes(asked, params);
  if (granted.length === 0) return ask(exchange, asked, "Marque ao menos uma permissão.");
  return redirect(response, allowed(context, asked, account, granted));
}

function readAsked({ configuration, ...context }: Context, params: Params): Asked | string {
  const app = findApp({ configuration, ...context }, params["client_id"]);
  if (!app || app.revoked) return "O aplicativo que pediu acesso não é conhecido por esta rede.";
  const redirectUri = params["redirect_uri"] ?? "";
  const registered = JSON.parse(app.redirect_uris) as string[];
  if (!mayReturn(redirectUri, registered, configuration.trustedOrigins)) {
    return "O endereço de retorno não está registrado para este aplicativo.";
  }
  if (params["response_type"] !== "code") return "O tipo de resposta pedido não existe: só code.";
  const scopes = (params["scope"] ?? "").split(/[,\s]+/).filter(Boolean);
  const unknown = scopes.find((scope) => !(scope in SCOPES));
  if (scopes.length === 0 || unknown !== undefined)
    return `Permissão desconhecida: ${unknown ?? "nenhuma foi pedida"}.`;
  return { clientId: app.id, redirectUri, scopes, state: params["state"] ?? null };
}

/** Registered addresses match to the letter; without any, this machine and the app's own address will do. */
function mayReturn(redirectUri: string, registered: string[], origins: string[]): boolean {
  if (registered.length > 0) return registered.includes(redirectUri);
  if (!URL.canParse(redirectUri)) return false;
  const { protocol, hostname, origin } = new URL(redirectUri);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
  return protocol.startsWith("http") && (isHere || origins.some((url) => new URL(url).origin === origin));
}

function withParams(asked: Asked, added: Params): string {
  const to = new URL(asked.redirectUri);
  for (const [name, value] of Object.entries(added)) to.searchParams.set(name, value);
  if (asked.state !== null) to.searchParams.set("state", asked.state);
  return to.href;
}

function denied(asked: Asked): string {
  return withParams(asked, {
    error: "access_denied",
    error_reason: "user_denied",
    error_description: "The user denied your request",
  });
}

/** The code comes with two letters behind it, as on the real network: a careless client takes them along. */
function allowed(context: Context, asked: Asked, account: AccountRow, scopes: string[]): string {
  const code = `AQ${randomBytes(48).toString("base64url")}`;
  context.store.insert("codes", {
    hash: secretHash(code),
    app_id: asked.clientId,
    account_id: account.id,
    redirect_uri: asked.redirectUri,
    scopes: scopes.join(","),
    created_at: context.clock.now(),
  });
  return `${withParams(asked, { code })}#_`;
}

function grantedScopes({ scopes }: Asked, params: Params): string[] {
  const list = params["granted"];
  if (list !== undefined) return scopes.filter((scope) => list.split(",").includes(scope));
  if (params["decision"] === undefined) return scopes;
  return scopes.filter((scope) => SCOPES[scope]?.required || params[`scope:${scope}`] === "on");
}

/** The account that was picked, or a new one; a text says why it cannot be. */
function chosenAccount({ store, ...rest }: Context, params: Params): AccountRow | string {
  const context = { store, ...rest };
  const picked = params["account"];
  if (picked && picked !== "new") {
    return findAccount(store, picked) ?? findAccountByHandle(store, picked) ?? "Esta conta não existe mais.";
  }
  const handle = (params["handle"] ?? "").trim().replace(/^@/, "").toLowerCase();
  const known = handle === "" ? undefined : findAccountByHandle(store, handle);
  if (params["auto"] !== undefined) {
    if (known) return known;
    const first = listAccounts(store)[0];
    if (handle === "" && first) return first;
  }
  const wanted = handle === "" && params["auto"] !== undefined ? "minha.marca" : handle;
  if (!HANDLE.test(wanted)) return "O nome de usuário usa letras, números, ponto e sublinhado, até 30.";
  if (findProfile(context, wanted)) return `O nome @${wanted} já está em uso.`;
  const kind = params["kind"] === "personal" ? "PERSONAL" : "BUSINESS";
  return createAccount(store, { handle: wanted, name: params["name"]?.trim(), kind, now: rest.clock.now() });
}

function ask({ context, response }: Exchange, asked: Asked, problem: string | null): void {
  const accounts = listAccounts(context.store).toReversed();
  const hidden: Params = {
    client_id: asked.clientId,
    redirect_uri: asked.redirectUri,
    response_type: "code",
    scope: asked.scopes.join(","),
    ...(asked.state === null ? {} : { state: asked.state }),
  };
  const content = html`<form class="consent" method="post" action="/oauth/authorize">
    <p class="consent-brand">${ICONS.brand}<span>Rede local</span></p>
    <h1>Deixar o aplicativo usar sua conta?</h1>
    <p class="consent-who">
      O pedido vem de <strong>${new URL(asked.redirectUri).host}</strong>. Nada sai desta máquina.
    </p>
    ${problem === null ? null : html`<p class="problem" role="alert">${problem}</p>`}
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <fieldset class="choices">
      <legend>Com qual conta?</legend>
      <div>
        ${accounts.map((account, n) => accountChoice(account, n === 0))} ${newAccountChoice(accounts.length === 0)}
      </div>
    </fieldset>
    <fieldset class="choices">
      <legend>O que ele poderá fazer</legend>
      <div>${asked.scopes.map(scopeChoice)}</div>
    </fieldset>
    <div class="consent-foot">
      <button class="button strong" type="submit" name="decision" value="allow">Permitir</button>
      <button class="button" type="submit" name="decision" value="deny" formnovalidate>Não permitir</button>
    </div>
  </form>`;
  const title = "Permissão · Rede local";
  sendPage(response, problem === null ? 200 : 400, layout({ title, content, bare: true }));
}

const accountChoice = (account: AccountRow, isFirst: boolean): Html =>
  html`<label class="choice">
    <input type="radio" name="account" value="${account.id}" ${isFirst ? html`checked` : null} />
    ${avatar(account.handle, "small")}
    <span
      ><strong>${account.name}</strong
      ><small>@${account.handle} · ${plural(account.followers, "seguidor", "seguidores")}</small></span
    >
  </label>`;

const newAccountChoice = (isOnly: boolean): Html =>
  html`<div class="choice-new">
    <label class="choice">
      <input type="radio" name="account" value="new" ${isOnly ? html`checked` : null} />
      <span><strong>Criar uma conta nova</strong><small>Só nesta rede, sem senha</small></span>
    </label>
    <div class="fields">
      <label
        >Nome de usuário
        <input name="handle" autocomplete="off" autocapitalize="none" placeholder="minha.marca" maxlength="30"
      /></label>
      <label>Nome que aparece <input name="name" autocomplete="off" placeholder="Minha Marca" maxlength="60" /></label>
    </div>
  </div>`;

function scopeChoice(scope: string): Html {
  const { label, hint, required } = SCOPES[scope] ?? { label: scope, hint: "" };
  return html`<label class="choice">
    <input type="checkbox" name="scope:${scope}" checked ${required ? html`disabled` : null} />
    <span><strong>${label}</strong><small>${hint}${required ? " · necessária" : null}</small></span>
  </label>`;
}
