import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { listAccounts } from "#lib/network/store/accounts.ts";
import { type Html, html } from "./html.ts";
import { empty, layout } from "./layout.ts";
import { plural, whole } from "./words.ts";

const OPS = [
  "*",
  "create_container",
  "container_status",
  "media_publish",
  "list_media",
  "insights",
  "refresh",
  "account",
];

const PRESETS: [label: string, body: object][] = [
  ["Perder a próxima resposta ao publicar", { match: { op: "media_publish" }, do: "commit_then_drop" }],
  [
    "Publicar e dizer que falhou",
    { match: { op: "media_publish" }, do: "commit_then_error", code: 24, subcode: 2207008 },
  ],
  ["Próxima publicação bloqueada", { match: { op: "media_publish" }, do: "error", code: 4, subcode: 2207051 }],
  ["Limite de chamadas (3 vezes)", { do: "error", code: 4, times: 3 }],
  ["Fora do ar (5 vezes)", { do: "garbage", times: 5 }],
  ["Tudo 3 s mais lento", { do: "delay", ms: 3000, times: "always" }],
  [
    "Esconder a próxima da lista por 5 min",
    { match: { op: "media_publish" }, do: "hide_from_media_list_for", for: "PT5M" },
  ],
  ["Próximo arquivo nunca fica pronto", { match: { op: "create_container" }, do: "never_finish" }],
];

export function showLocked({ response }: Exchange): void {
  const content = empty("Controle da rede", "Abra o endereço com o token que foi mostrado quando a rede começou.");
  sendPage(response, 401, layout({ title: "Controle · Rede local", content }));
}

/** Where the operator makes the network slow, failing or lying. */
export function showControl({ context, response }: Exchange): void {
  const { store, faults, settings, clock } = context;
  const accounts = listAccounts(store);
  const posts = store.count("select count(*) as n from media");
  const content = html`<h1 class="hidden">Controle</h1>
    <div class="control">
      <section class="panel">
        <h2>Agora</h2>
        <p>
          ${plural(accounts.length, "conta", "contas")}, ${plural(posts, "publicação", "publicações")} no ar. Relógio:
          <strong>${new Date(clock.now()).toISOString().slice(0, 16).replace("T", " ")}</strong>
          UTC${clock.shiftMs === 0 ? null : " (adiantado)"}.
        </p>
        <div class="row">
          ${action("POST", "/control/clock", { advance: "PT1H" }, "Adiantar 1 hora")}
          ${action("POST", "/control/clock", { advance: "P1D" }, "Adiantar 1 dia")}
          ${action("POST", "/control/clock", { advance: "P30D" }, "Adiantar 30 dias")}
          ${action("POST", "/control/clock", { reset: true }, "Hora certa")}
          ${action("POST", "/control/reset", {}, "Desfazer tudo")}
        </div>
      </section>
      <section class="panel">
        <h2>Fazer falhar</h2>
        <div class="row">${PRESETS.map(([label, body]) => action("POST", "/control/faults", body, label))}</div>
        <div class="scroll">
          <form data-control="POST /control/faults" data-fault>
            <label
              >Chamada
              <select name="op">
                ${OPS.map((op) => html`<option>${op}</option>`)}
              </select></label
            >
            <label>Código <input name="code" inputmode="numeric" value="4" /></label>
            <label>Subcódigo <input name="subcode" inputmode="numeric" value="2207051" /></label>
            <label>Vezes <input name="times" inputmode="numeric" value="1" /></label>
            <button class="button" type="submit">Responder com este erro</button>
          </form>
        </div>
        ${
          faults.list().length === 0
            ? html`<p class="note row">Nenhuma falha armada.</p>`
            : table(
                ["Chamada", "Conta", "Faz", "Vezes", "Já fez", ""],
                faults
                  .list()
                  .map((fault) => [
                    fault.op,
                    fault.account,
                    "code" in fault.action
                      ? `${fault.action.do} ${fault.action.code}/${fault.action.subcode ?? "-"}`
                      : fault.action.do,
                    fault.times === null ? "sempre" : String(fault.times),
                    String(fault.struck),
                    action("DELETE", `/control/faults/${fault.id}`, {}, "Tirar"),
                  ]),
              )
        }
      </section>
      <section class="panel">
        <h2>Contas</h2>
        ${
          accounts.length === 0
            ? html`<p class="note">Nenhuma ainda.</p>`
            : table(
                ["Conta", "Seguidores", "Restrita", ""],
                accounts.map((account) => [
                  html`<a href="/@${account.handle}">@${account.handle}</a>`,
                  whole(account.followers),
                  account.restricted ? "sim" : "não",
                  html`<span class="row"
                    >${action("PUT", `/control/accounts/${account.id}`, { restricted: !account.restricted }, account.restricted ? "Liberar" : "Restringir")}
                    ${action("POST", "/control/tokens", { account: account.id, state: "expired" }, "Expirar acesso")}
                    ${action("POST", "/control/tokens", { account: account.id, state: "revoked" }, "Revogar acesso")}
                    ${action("POST", "/control/tokens", { account: account.id, state: "valid" }, "Consertar")}</span
                  >`,
                ]),
              )
        }
      </section>
      <section class="panel">
        <h2>Ajustes</h2>
        ${table(
          ["Nome", "Valor"],
          Object.entries(settings).map(([name, value]) => [name, String(value)]),
        )}
      </section>
    </div>`;
  sendPage(response, 200, layout({ title: "Controle · Rede local", content }));
}

const action = (method: string, path: string, body: object, label: string): Html =>
  html`<button class="button" type="button" data-control="${method} ${path}" data-body="${JSON.stringify(body)}">
    ${label}
  </button>`;

const table = (head: string[], rows: (string | Html)[][]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${head.map((text) => html`<th scope="col">${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
