import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["pg", "pg-boss", "pino", "@prisma/client", "@prisma/adapter-pg", "nodemailer"],
};

export default createNextIntlPlugin("./lib/messages/request.ts")(config);
