import { expect, test } from "vitest";
import { answerOf, containerAnswer, refusalIn, unsureAnswerOf } from "./answers.ts";

// What the publisher does with an error: of any call, and of the one call that people see.
const TABLE = `
no answer               |        |         | again                      | ask
an unknown fault        | 1      |         | again                      | ask
an object not there yet | 100    | 33      | again                      | ask
not ready yet           | 9007   | 2207027 | again                      | again
unknown container       | 24     | 2207008 | ask                        | ask
taken for spam          | 4      | 2207051 | ask                        | ask
calls spent             | 4      |         | wait                       | wait
posts of a day spent    | 9      | 2207042 | wait                       | wait
a file not fetched      | 9004   | 2207052 | refetch                    | ask
a ratio refused         | 36003  | 2207009 | fail file_refused          | fail file_refused
a caption refused       | 36004  | 2207010 | fail caption_refused       | fail caption_refused
a restricted account    | 25     | 2207050 | fail account_restricted    | fail account_restricted
a restriction, no more  | 25     |         | fail account_restricted    | ask
an unheard code         | 777    |         | fail network_refused       | ask
a token that ended      | 190    | 463     | reconnect expired          | reconnect expired
a password changed      | 190    | 460     | reconnect password_changed | reconnect password_changed
an app removed          | 190    | 458     | reconnect removed          | reconnect removed
a permission missing    | 10     |         | reconnect permission_missing | reconnect permission_missing
one of the permissions  | 200    |         | reconnect permission_missing | reconnect permission_missing`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));
const numberOf = (cell = "") => (cell === "" ? null : Number(cell));
const wordsOf = (answer: ReturnType<typeof answerOf>) =>
  "because" in answer ? `${answer.do} ${answer.because}` : answer.do;

test.each(rows)("%s (%s/%s) asks for: %s; of the visible call: %s", (_, code, subcode, any, visible) => {
  const numbers = { code: numberOf(code), subcode: numberOf(subcode) };
  expect(wordsOf(answerOf(numbers))).toBe(any);
  expect(wordsOf(unsureAnswerOf(numbers))).toBe(visible);
});

test("the network that wants peace has it for a minute", () => {
  expect(answerOf({ code: 4, subcode: null })).toEqual({ do: "wait", forMs: 60_000 });
});

test("a container without a reason is asked after again, one with a reason by what it is", () => {
  expect(containerAnswer(null)).toEqual({ do: "again" });
  expect(containerAnswer(2207026)).toEqual({ do: "fail", because: "file_refused" });
  expect(containerAnswer(2207053)).toEqual({ do: "anew" });
});

test("of what proved not to be live, only what was taken for spam is not sent again", () => {
  expect(refusalIn({ code: 4, subcode: 2207051, traceId: null })).toBe("account_restricted");
  expect(refusalIn({ code: 24, subcode: 2207008, traceId: null })).toBeNull();
});
