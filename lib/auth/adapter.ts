import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import type { Db } from "#lib/db/client.ts";

interface UserRow {
  id: string;
  email: string;
  name: string;
  emailVerifiedAt: Date | null;
}

const present = ({ email, emailVerifiedAt, id, name }: UserRow): AdapterUser => ({
  id,
  email,
  name,
  emailVerified: emailVerifiedAt,
});
const presentOrNull = (row: UserRow | null | undefined) => (row ? present(row) : null);

/** What next-auth keeps, in our tables. Signing in makes a person only where `signUp` does. */
export const createAuthAdapter = (db: Db, signUp: (email: string) => Promise<UserRow>): Adapter => ({
  createUser: async ({ email }: { email: string }) => present(await signUp(email.toLowerCase())),
  getUser: async (id) => presentOrNull(await db.user.findUnique({ where: { id } })),
  getUserByEmail: async (email) => presentOrNull(await db.user.findUnique({ where: { email: email.toLowerCase() } })),
  getUserByAccount: async ({ provider, providerAccountId }) => {
    const login = await db.externalLogin.findUnique({
      where: { provider_accountId: { provider, accountId: providerAccountId } },
      include: { user: true },
    });
    return presentOrNull(login?.user);
  },
  updateUser: async ({ emailVerified, id }) =>
    present(
      await db.user.update({ where: { id }, data: { ...(emailVerified && { emailVerifiedAt: emailVerified }) } }),
    ),
  linkAccount: async ({ provider, providerAccountId, userId }: AdapterAccount) => {
    await db.externalLogin.create({ data: { provider, accountId: providerAccountId, userId } });
  },
  createVerificationToken: async ({ expires, identifier, token }) => {
    await db.signInToken.create({ data: { email: identifier, tokenHash: token, expiresAt: expires } });
    return { expires, identifier, token };
  },
  useVerificationToken: async ({ identifier, token }) => {
    // Deleting is using: of two clicks at once, one finds nothing.
    const [row] = await db.$queryRaw<{ expiresAt: Date }[]>`
      DELETE FROM "SignInToken" WHERE "email" = ${identifier} AND "tokenHash" = ${token} RETURNING "expiresAt"`;
    return row ? { identifier, token, expires: row.expiresAt } : null;
  },
});
