import * as z from "zod";
import { FailureCode } from "#lib/db/generated/enums.ts";
import { jsonColumn } from "./stored-json.ts";
import { count, storageKey } from "./values.ts";

/** Caption and files as they are sent. */
export const publicationSnapshot = jsonColumn(
  "Publication",
  "snapshot",
  z.strictObject({
    caption: z.string(),
    media: z.array(
      z.strictObject({
        key: storageKey,
        type: z.enum(["image", "video"]),
        altText: z.string(),
        coverKey: storageKey.nullable(),
        tags: z
          .array(z.strictObject({ handle: z.string(), x: z.number().nullable(), y: z.number().nullable() }))
          .default([]),
      }),
    ),
    collaborators: z.array(z.string()).default([]),
    containerTries: count,
  }),
);
export type Snapshot = z.output<typeof publicationSnapshot.codec>;

export const publicationChildren = jsonColumn(
  "Publication",
  "children",
  z.array(z.strictObject({ key: storageKey, containerId: z.string().nullable(), isReady: z.boolean() })),
);

const networkError = {
  code: z.number().nullable(),
  subcode: z.number().nullable(),
  traceId: z.string().nullable(),
};

export const publicationError = jsonColumn("Publication", "lastError", z.strictObject(networkError));

/** Why a step went no further, with what the network said. */
export const publicationEventDetail = jsonColumn(
  "PublicationEvent",
  "detail",
  z.strictObject({
    because: z.enum(FailureCode),
    ...z.strictObject(networkError).partial().shape,
  }),
);
