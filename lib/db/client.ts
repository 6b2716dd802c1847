import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient, type Prisma } from "./generated/client.ts";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

/**
 * Prisma asks for all relations of a row at once, and within a transaction they share one connection. pg takes one
 * question at a time: it warns of a second that waits, and its next version refuses it.
 */
class OneByOne extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  // pg declares a form for each way to ask, with an answer of its own; whichever it is, its answer is passed on.
  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    // The pool's own questions come with a callback, on a connection that nobody else has.
    if (typeof asked.at(-1) === "function") return ask(...asked) as never;
    const answer = this.#last.then(() => ask(...asked));
    this.#last = answer.catch(() => {});
    return answer as never;
  }
}

/** Opens lazily: the first query connects. */
export function openDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Db {
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    Client: OneByOne,
  });
  // Minimal: an error that is logged names no values.
  return new PrismaClient({
    adapter,
    errorFormat: "minimal",
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
}
