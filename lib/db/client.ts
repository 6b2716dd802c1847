import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "./generated/client.ts";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

/** Opens lazily: the first query connects. */
export function openDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Db {
  const adapter = new PrismaPg({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // Minimal: an error that is logged names no values.
  return new PrismaClient({
    adapter,
    errorFormat: "minimal",
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
}
