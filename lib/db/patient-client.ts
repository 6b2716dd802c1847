import pg, { type QueryResult, type QueryResultRow } from "pg";
import { patiently } from "./patiently.ts";

type Done<Row extends QueryResultRow> = (error: Error | null, result: QueryResult<Row>) => void;

type Connected = Parameters<pg.Client["connect"]>[0];

/** How long is waited for a connection, and for an answer; without one of them, for as long as it takes. */
export interface Waits {
  readonly connectionMs?: number;
  readonly unansweredMs?: number;
}

/**
 * A connection whose questions end. By callback and with a timer of its own: what pg makes of a promise, or of its own
 * timeout, keeps every answer in memory until the next full collection, and each small collection copies them all.
 */
export class PatientClient extends pg.Client {
  readonly #waits: Waits;

  constructor({ connectionMs, unansweredMs, ...config }: pg.ClientConfig & Waits = {}) {
    super(config);
    this.#waits = { ...(connectionMs && { connectionMs }), ...(unansweredMs && { unansweredMs }) };
  }

  override connect(): Promise<pg.Client>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.Client> | undefined {
    if (!done) {
      const { promise, reject, resolve } = Promise.withResolvers<pg.Client>();
      this.connect((error: Error | null) => (error ? reject(error) : resolve(this)));
      return promise;
    }
    // pg declares one form for an error and one without.
    const tell = done as (error: Error | null, client: pg.Client) => void;
    const late = this.#hangUpAfter(this.#waits.connectionMs);
    super.connect((error: Error | null) => {
      clearInterval(late);
      tell(error, this);
    });
    return undefined;
  }

  ask<Row extends QueryResultRow>(asked: readonly unknown[], done: Done<Row>): void {
    const late = this.#hangUpAfter(this.#waits.unansweredMs);
    const answer: Done<Row> = (error, result) => {
      clearInterval(late);
      done(error, result);
    };
    // pg declares a form for each way to ask; whichever it is, the callback comes last.
    (super.query as (...given: unknown[]) => void).call(this, ...asked, answer);
  }

  /** What was sent behind a question without an answer would only wait as long again: it is told with it. */
  #hangUpAfter(ms: number | undefined): NodeJS.Timeout | undefined {
    return ms === undefined ? undefined : patiently(ms, () => this.connection.stream.destroy(new Error(LATE)));
  }
}

const LATE = "The database did not answer in time";
