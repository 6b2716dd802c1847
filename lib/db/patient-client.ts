import pg, { type QueryResult, type QueryResultRow } from "pg";

type Done<Row extends QueryResultRow> = (error: Error | null, result: QueryResult<Row>) => void;

/**
 * A connection whose questions end. By callback and with a timer of its own: what pg makes of a promise, or of its own
 * timeout, keeps every answer in memory until the next full collection, and each small collection copies them all.
 */
export class PatientClient extends pg.Client {
  readonly #unansweredMs: number | undefined;

  constructor({ query_timeout: unansweredMs, ...config }: pg.ClientConfig = {}) {
    super(config);
    this.#unansweredMs = unansweredMs;
  }

  ask<Row extends QueryResultRow>(asked: readonly unknown[], done: Done<Row>): void {
    const late = this.#unansweredMs === undefined ? undefined : setTimeout(hangUp, this.#unansweredMs, this);
    const answer: Done<Row> = (error, result) => {
      clearTimeout(late);
      done(error, result);
    };
    // pg declares a form for each way to ask; whichever it is, the callback comes last.
    (super.query as (...given: unknown[]) => void).call(this, ...asked, answer);
  }
}

/** What was sent behind a question without an answer would only wait as long again: it is told with it. */
const hangUp = ({ connection }: pg.Client) => connection.stream.destroy(new Error("Query read timeout"));
