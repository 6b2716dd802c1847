import type { Definition, Input, OperationName, Output } from "#lib/contract/index.ts";
import type { LineOf } from "#lib/contract/operation.ts";
import type { LinesContext, PersonVisit, SiteContext, Visit } from "#lib/http/doors/visit.ts";
import type { SentFile } from "#lib/http/files/sent-file.ts";
import type { Context } from "#lib/runtime/context.ts";

/** By whom a handler is called. */
type ContextOf<O> = O extends { readonly caller: "person" }
  ? PersonVisit
  : O extends { readonly caller: string }
    ? Visit
    : O extends { readonly audience: "site" }
      ? SiteContext
      : O extends { readonly transport: "lines" }
        ? LinesContext
        : Context;

/** Tells what it does line by line, until it is done or nobody listens any more. */
export type Telling<Line> = (say: (line: Line) => void, signal: AbortSignal) => Promise<void>;

/** What a handler gives: where a person ends, a file, or what JSON is made of. */
type Given<Name extends OperationName> =
  Definition<Name> extends { readonly transport: "redirect" }
    ? `/${string}`
    : Definition<Name> extends { readonly transport: "file"; readonly types: readonly (infer Type extends string)[] }
      ? SentFile<Type>
      : Definition<Name> extends { readonly transport: "lines" }
        ? Telling<LineOf<Definition<Name>>>
        : Output<Name>;

export type Handler<Name extends OperationName> = (
  context: ContextOf<Definition<Name>>,
  input: Input<Name>,
) => Promise<Given<Name>>;
