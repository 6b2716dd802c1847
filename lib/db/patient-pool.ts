import pg from "pg";
import type { Lines } from "./lines.ts";
import { PatientClient, type Waits } from "./patient-client.ts";
import { patiently } from "./patiently.ts";

/**
 * Prisma asks for all relations of a row at once, and within a transaction they share one connection. pg takes one
 * question at a time: it warns of a second that waits, and its next version refuses it.
 */
class OneByOne extends PatientClient {
  #last: Promise<unknown> = Promise.resolve();

  // pg declares a form for each way to ask, with an answer of its own; whichever it is, its answer is passed on.
  override query(...asked: unknown[]): never {
    const done = asked.at(-1);
    // The pool's own questions come with a callback, on a connection that nobody else has.
    if (typeof done === "function") return this.ask(asked.slice(0, -1), done as Parameters<this["ask"]>[1]) as never;
    const answer = this.#last.then(
      () =>
        new Promise((resolve, reject) => this.ask(asked, (error, result) => (error ? reject(error) : resolve(result)))),
    );
    this.#last = answer.catch(() => undefined);
    return answer as never;
  }
}

const NONE_FREE = "No connection to the database became free in time";

type Connected = Parameters<pg.Pool["connect"]>[0];

/** A database's connections; its lines end with it. */
export class PatientPool extends pg.Pool {
  readonly #lines: Lines;
  readonly #connectionMs: number;

  constructor(config: pg.PoolConfig & Waits & { connectionMs: number }, lines: Lines) {
    super({ ...config, Client: OneByOne });
    this.#lines = lines;
    this.#connectionMs = config.connectionMs;
    // An idle connection that the server ends is replaced when somebody asks.
    this.on("error", () => {});
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | undefined {
    if (!done) {
      const { promise, reject, resolve } = Promise.withResolvers<pg.PoolClient>();
      this.connect((error, client) => (client ? resolve(client) : reject(error)));
      return promise;
    }
    let isLate = false;
    const late = patiently(this.#connectionMs, () => {
      isLate = true;
      done(new Error(NONE_FREE), undefined, () => undefined);
    });
    super.connect((error, client, release) => {
      clearInterval(late);
      if (!isLate) done(error, client, release);
      // What comes for whoever waited too long goes to the next.
      else client?.release();
    });
    return undefined;
  }

  override async end(): Promise<void> {
    await this.#lines.close();
    await super.end();
  }
}
