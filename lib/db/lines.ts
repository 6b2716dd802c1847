import { Socket } from "node:net";
import type pg from "pg";
import type { QueryResultRow } from "pg";
import { PatientClient, type Waits } from "./patient-client.ts";

/** A connection on which questions follow one another without waiting for answers. */
interface Line {
  client: Promise<PatientClient> | null;
  socket: Socket | null;
  /** questions without an answer yet */
  open: number;
}

interface Question {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface Lines {
  ask<Row extends QueryResultRow>(question: Question): Promise<Row[]>;
  close(): Promise<void>;
}

/** Few, so that many questions share a write; more than one, so that one that takes long does not hold up all. */
const LINES = 2;

/**
 * For the short questions that every call asks: those of all calls that are at hand together leave in one write, where
 * a pool would need a write and a connection for each.
 */
export function openLines(config: pg.ClientConfig & Waits): Lines {
  const lines = Array.from({ length: LINES }, (): Line => ({ client: null, socket: null, open: 0 }));
  return {
    async ask<Row extends QueryResultRow>(question: Question) {
      const line = lines.reduce((least, one) => (one.open < least.open ? one : least));
      line.open++;
      try {
        const client = await (line.client ?? connect(config, line));
        line.socket?.ref();
        return await rowsOf<Row>(client, question);
      } finally {
        // A line without a question keeps no process alive.
        if (--line.open === 0) line.socket?.unref();
      }
    },
    close: async () => {
      const clients = lines.flatMap(({ client }) => client ?? []);
      for (const line of lines) {
        // Whoever waits for its end has to be there until then.
        line.socket?.ref();
        line.client = null;
      }
      await Promise.allSettled(clients.map(async (client) => (await client).end()));
    },
  };
}

const rowsOf = <Row extends QueryResultRow>(client: PatientClient, question: Question) =>
  new Promise<Row[]>((resolve, reject) =>
    client.ask<Row>([question], (error, result) => (error ? reject(error) : resolve(result.rows))),
  );

/** Whoever asked on a line that breaks is told; whoever asks next opens another. */
function connect(config: pg.ClientConfig & Waits, line: Line): Promise<PatientClient> {
  const socket = new Gathering();
  const client = new PatientClient({ ...config, keepAlive: true, pipeline: true, stream: () => socket });
  const opened = client.connect().then(() => client);
  const leave = () => {
    if (line.client === opened) line.client = null;
  };
  Object.assign(line, { client: opened, socket });
  opened.catch(leave);
  client.on("error", leave).on("end", leave);
  return opened;
}

/** Keeps the questions, which pg writes corked, until all that was read in this turn has been worked on. */
class Gathering extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
