import { MailX } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InviteForm } from "#components/invite/invite-form.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { readSessionUser } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { readInvite } from "#lib/services/invites/accept-invite.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("team.join");
  // The address is a secret: no other site learns it.
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [t, roles] = await Promise.all([getTranslations("team.join"), getTranslations("team.roles")]);
  const [invite, user] = await Promise.all([readInvite(boot().runtime, token), readSessionUser()]);
  if (!invite) {
    return (
      <>
        <span className="flex size-14 items-center justify-center rounded-2xl bg-hover text-muted">
          <MailX aria-hidden className="size-6" />
        </span>
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-semibold tracking-tight">{t("gone")}</h1>
          <p className="text-base text-pretty text-muted">{t("goneText")}</p>
        </div>
        <ButtonLink href="/" size="lg">
          {t("home")}
        </ButtonLink>
      </>
    );
  }
  const { email, hasAccount, inviter, role } = invite;
  const workspace = invite.workspace.name;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          {inviter === null ? t("headingAnyone", { workspace }) : t("heading", { inviter, workspace })}
        </h1>
        <p className="text-base [overflow-wrap:anywhere] text-muted">{t("lead", { role: roles(role), email })}</p>
      </div>
      <PageTexts of="(entry)/invite/[token]/page">
        <InviteForm token={token} email={email} hasAccount={hasAccount} signedInAs={user?.email ?? null} />
      </PageTexts>
    </>
  );
}
