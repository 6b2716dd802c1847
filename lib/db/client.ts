import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import type { QueryResultRow } from "pg";
import { PrismaClient, type Prisma } from "./generated/client.ts";
import { openLines } from "./lines.ts";
import { PatientPool } from "./patient-pool.ts";
import { createStatementNames } from "./statement-names.ts";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

/** How long one question may wait for a connection, and for its answer. */
export interface Patience {
  readonly connectionMs: number;
  readonly statementMs?: number;
}

/** For whoever works on for minutes: a worker, a tool. */
const LONG: Patience = { connectionMs: 10_000 };
/** A server that does not answer at all never tells that the time is over: we end it ourselves, a little later. */
const UNANSWERED_MS = 500;

type Ask = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;
const asks = new WeakMap<object, Ask>();
const pools = new WeakMap<object, pg.Pool>();

/** Opens lazily: the first query connects. */
export function openDatabase(
  url: string,
  { patience = LONG, poolSize = 10 }: { patience?: Patience; poolSize?: number } = {},
): Db {
  const { connectionMs, statementMs } = patience;
  const config = {
    connectionString: url,
    connectionMs,
    // Prisma writes and reads times without their zone.
    options: "-c TimeZone=UTC",
    ...(statementMs && { statement_timeout: statementMs, unansweredMs: statementMs + UNANSWERED_MS }),
  };
  const nameOf = createStatementNames();
  const lines = openLines(config);
  const pool = new PatientPool({ ...config, max: poolSize }, lines);
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: ({ args, sql }) => (args.length > 0 ? nameOf(sql) : ""),
  });
  // Minimal: an error that is logged names no values.
  const db = new PrismaClient({
    adapter,
    errorFormat: "minimal",
    transactionOptions: { maxWait: connectionMs, timeout: 20_000 },
  });
  pools.set(db, pool);
  asks.set(db, (text, values) => lines.ask({ name: nameOf(text), text, values }));
  return db;
}

/**
 * Asks a short statement as it is: for what every call asks, where Prisma's engine costs more than the database.
 * Within a transaction it is that transaction's.
 */
export function ask<Row extends QueryResultRow>(db: Db | Tx, text: string, values: unknown[]): Promise<Row[]> {
  const askDirectly = asks.get(db);
  return askDirectly ? askDirectly<Row>(text, values) : db.$queryRawUnsafe<Row[]>(text, ...values);
}

/** How many connections the pool has, how many of them nobody uses, and how many wait for one. */
export function connectionsOf(db: Db): { open: number; idle: number; awaited: number } {
  const { idleCount: idle = 0, totalCount: open = 0, waitingCount: awaited = 0 } = pools.get(db) ?? {};
  return { open, idle, awaited };
}

const ANSWERS_WITHIN_MS = 2000;

/** Whether the database answers just now; who asks does not wait as long as a call does. */
export async function isAnswering(db: Db): Promise<boolean> {
  const answer = ask(db, "SELECT 1", []).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(ANSWERS_WITHIN_MS, false, { ref: false })]);
}
