import NextAuth from "next-auth";
import { authOptions } from "#lib/auth/options.ts";
import { boot } from "#lib/runtime/boot.ts";

type NextAuthRoute = (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

const answer: NextAuthRoute = (request, context) =>
  (NextAuth(authOptions(boot().runtime)) as NextAuthRoute)(request, context);

export { answer as GET, answer as POST };
