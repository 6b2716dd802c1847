import type { Arguments, OperationName } from "#lib/contract/index.ts";

/** Under which an answer is kept; without arguments, whatever they were. */
export const queryKey = <Name extends OperationName>(name: Name, sent?: Arguments<Name>) =>
  sent ? [name, sent] : [name];
