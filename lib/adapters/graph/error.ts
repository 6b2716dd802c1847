import { type Answer, SocialError } from "#lib/ports/social.ts";
import { answerOf, type GraphNumbers, unsureAnswerOf } from "./answers.ts";

interface GraphFault {
  /** null: no answer at all */
  readonly code: number | null;
  readonly subcode?: number | null;
  readonly traceId?: string | null;
  readonly message: string;
}

/** The network said no, or said nothing. Only its numbers are to be believed, never its words. */
export class GraphError extends SocialError {
  readonly code: number | null;
  readonly subcode: number | null;
  readonly traceId: string | null;

  constructor(fault: GraphFault, read: (numbers: GraphNumbers) => Answer = answerOf) {
    const { code, message, subcode = null, traceId = null } = fault;
    super(message, read({ code, subcode }), { code, subcode, traceId });
    this.name = "GraphError";
    this.code = code;
    this.subcode = subcode;
    this.traceId = traceId;
  }
}

/** Of the one call that people see: whatever did not surely refuse it may have come after it went live. */
export async function asUnsure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof GraphError ? new GraphError(error, unsureAnswerOf) : error;
  }
}
