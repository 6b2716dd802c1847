import { type Definition, type OperationName, operations } from "./index.ts";
import type { Operation, PlainOperation } from "./operation.ts";

/** The operations that a key may call. */
export type PublicName = {
  [Name in OperationName]: Definition<Name> extends { readonly audience: string } ? never : Name;
}[OperationName];

const isPublic = (operation: Operation): operation is PlainOperation => operation.audience === undefined;

export const PUBLIC_OPERATIONS = Object.entries(operations).flatMap(
  ([name, operation]): [PublicName, PlainOperation][] =>
    // An entry's key is its operation's name.
    isPublic(operation) ? [[name as PublicName, operation]] : [],
);
