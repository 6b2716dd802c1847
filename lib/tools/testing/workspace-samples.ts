import { sign } from "#lib/crypto/signed-text.ts";
import { newId } from "#lib/db/id.ts";
import { authenticator } from "./authenticator.ts";
import { secondStep, setUp } from "./second-step.ts";
import { checkout, member } from "./sample-rows.ts";
import type { Samples, Workspace } from "./sample.ts";

/** At a name that no machine has, so that nobody is asked. */
const PROVIDER = {
  vendor: "compatible",
  model: "tiny",
  baseUrl: "https://models.invalid/v1",
  apiKey: "sk-of-a-test",
} as const;

const MAIL_SERVER = { host: "mail.invalid", port: 587, user: "ana", password: "of a test", from: "ana@example.com" };

/** The installation, as its first person does. */
const owning =
  <Given>(given: Given) =>
  async ({ db, ownerId }: Workspace): Promise<Given> => {
    await db.user.update({ where: { id: ownerId }, data: { ownsInstallation: true } });
    return given;
  };

const IDENTITY = { name: "Acme", issuer: "https://id.invalid", client: "pauta", clientSecret: "of a test" };

/** The same with a provider that answers. */
const identified =
  <Given>(given: Given) =>
  async (at: Workspace): Promise<Given> => {
    at.withPorts({ identity: { agent: false, problemOf: async () => null } });
    return owning(given)(at);
  };

const newPasskey = async (at: Workspace) => {
  const asked = await at.app();
  const { challenge } = await asked("beginPasskey", { body: { proof: at.owner.password } });
  return authenticator().make(challenge);
};

/** Of the workspace and of the person who calls. */
export const WORKSPACE_SAMPLES = {
  limitMember: async (at) => ({ params: { id: await member(at) }, body: { writesOnly: true } }),
  readPlan: async () => ({ query: { posts: 12 } }),
  readTeam: async () => ({}),
  readBilling: async () => ({}),
  previewChange: async () => ({ query: { posts: 30, accounts: 4, period: "monthly" } }),
  changePlan: async () => ({ body: { posts: 30, accounts: 4, period: "monthly" } }),
  cancelPlanChange: async (at) => {
    await (
      await at.app()
    )("changePlan", { body: { posts: 4, accounts: 1, period: "monthly" } });
    return {};
  },
  startTrial: async (at) => {
    await at.db.subscription.delete({ where: { workspaceId: at.workspaceId } });
    return { body: { posts: 12, accounts: 1, period: "monthly" } };
  },
  cancelPlan: async () => ({}),
  resumePlan: async (at) => {
    await (
      await at.app()
    )("cancelPlan", {});
    return {};
  },
  payDue: async (at) => {
    await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { status: "past_due" } });
    return {};
  },
  buyPack: async () => ({ body: { posts: 10 } }),
  openPortal: async (at) => {
    const { workspaceId: id } = at;
    await at.db.workspace.update({ where: { id }, data: { billingCustomerId: `cus_${id}` } });
    at.withPorts({ billing: { ...at.runtime.ports.billing, openPortal: async () => "https://billing.test/portal" } });
    return {};
  },
  listCredits: async () => ({ query: { limit: 5 } }),
  readCheckout: async (at) => ({ params: await checkout(at) }),
  payCheckout: async (at) => ({ params: await checkout(at), body: { card: "4242" } }),
  readProviders: async () => ({}),
  findLocalModels: async () => ({}),
  saveProvider: async () => ({ params: { part: "text" }, body: PROVIDER }),
  removeProvider: async (at) => {
    await (
      await at.app()
    )("saveProvider", { params: { part: "voice" }, body: PROVIDER });
    return { params: { part: "voice" } };
  },
  tryProvider: async () => ({ params: { part: "text" }, body: PROVIDER }),
  listModels: async () => ({ params: { part: "text" }, body: PROVIDER }),
  checkProviders: async () => ({}),
  readUsage: async () => ({}),
  capUsage: async () => ({ body: { capCents: 5000 } }),
  listHolds: async () => ({}),
  readPulse: async () => ({}),
  readStatus: async () => ({}),
  readInstallation: owning({}),
  readInstallationUsage: owning({}),
  listInstallationChanges: owning({ query: { limit: 5 } }),
  openSignUp: owning({ body: { isOpen: true } }),
  saveMailServer: owning({ body: MAIL_SERVER }),
  removeMailServer: async (at) => {
    const server = await owning({ body: MAIL_SERVER })(at);
    const asked = await at.app();
    await asked("saveMailServer", server);
    return {};
  },
  tryMailServer: owning({ body: MAIL_SERVER }),
  saveIdentityProvider: identified({ body: IDENTITY }),
  removeIdentityProvider: async (at) => {
    const provider = await identified({ body: IDENTITY })(at);
    const asked = await at.app();
    await asked("saveIdentityProvider", provider);
    return {};
  },
  readAccount: async () => ({}),
  updateAccount: async () => ({ body: { language: "es" } }),
  changePassword: async ({ owner }) => ({ body: { current: owner.password, next: "another horse" } }),
  changeEmail: async ({ owner }) => ({ body: { email: "outra@example.com", password: owner.password } }),
  confirmEmail: async ({ owner, ownerId, runtime }) => {
    const change = { userId: ownerId, from: owner.email, to: `nova.${owner.email}`, expiresAt: Date.UTC(2027, 0) };
    return { body: { token: sign(runtime.settings.authSecret, "email", JSON.stringify(change)) } };
  },
  endSessions: async () => ({}),
  beginSecondStep: async ({ owner }) => ({ body: { password: owner.password } }),
  turnOnSecondStep: async (at) => ({ body: await setUp(at) }),
  turnOffSecondStep: async (at) => ({ body: { code: (await secondStep(at)).recoveryCode } }),
  renewRecoveryCodes: async (at) => ({ body: { code: (await secondStep(at)).recoveryCode } }),
  beginPasskey: async ({ owner }) => ({ body: { proof: owner.password } }),
  addPasskey: async (at) => ({ body: { name: "Celular", answer: await newPasskey(at) } }),
  removePasskey: async (at) => {
    const asked = await at.app();
    const { passkeys } = await asked("addPasskey", { body: { name: "Celular", answer: await newPasskey(at) } });
    return { params: { id: passkeys[0]?.id ?? "" } };
  },
  readNotices: async () => ({ query: { language: "en" } }),
  countNotices: async () => ({}),
  seeNotices: async () => ({ body: { ids: [newId("notice")] } }),
  readNoticeChoices: async () => ({}),
  chooseNotice: async () => ({ body: { topic: "posts", mail: false, list: true } }),
  inviteMember: async () => ({ body: { email: "Nova@example.com", role: "admin" } }),
  cancelInvite: async (at) => {
    const { id } = await (await at.app())("inviteMember", { body: { email: "breve@example.com" } });
    return { params: { id } };
  },
  changeRole: async (at) => ({ params: { id: await member(at) }, body: { role: "admin" } }),
  removeMember: async (at) => ({ params: { id: await member(at) } }),
  listAudit: async (at) => ({ query: { topic: "key", userId: at.ownerId } }),
  listMails: async () => ({}),
  readMail: async ({ clock, db, owner }) => {
    const mail = { id: newId("mail"), to: owner.email, subject: "A semana", text: "Texto", html: "<p>Texto</p>" };
    await db.outboxMail.create({ data: { ...mail, at: clock.now() } });
    return { params: { id: mail.id } };
  },
  listKeys: async () => ({}),
  createKey: async () => ({ body: { name: "Agente" } }),
  revokeKey: async ({ key }) => ({ params: { id: key.id } }),
} satisfies Partial<Samples>;
