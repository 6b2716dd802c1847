import type { Tokens } from "./call.ts";

/** Of one post, whatever happens. */
export const CALLS_MAX = 4;
/** What a failed post may cost, in good ones. */
const GOOD_ONES = 2;
/** What a token costs that is said, or was read before, beside one that is read. */
const SAID = 4;
const CACHED = 0.25;

/** How often a model may be asked for one post: few times, and no more than two good posts would cost. */
export class Budget {
  readonly #most: number;
  #calls = 0;
  #cost = 0;
  /** the dearest call, which is a whole post's */
  #good = 0;
  #last = 0;

  constructor(most = CALLS_MAX) {
    this.#most = Math.min(most, CALLS_MAX);
  }

  get calls(): number {
    return this.#calls;
  }

  get allows(): boolean {
    return this.#calls < this.#most && (this.#calls < 2 || this.#cost + this.#last <= this.#good * GOOD_ONES);
  }

  count({ cached, input = 0, output = 0 }: Tokens): void {
    this.#calls++;
    this.#last = input - cached * (1 - CACHED) + output * SAID;
    this.#cost += this.#last;
    this.#good = Math.max(this.#good, this.#last);
  }
}
