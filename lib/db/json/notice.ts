import * as z from "zod";
import { ConnectionEnd, FailureCode, ProviderFaultKind, ProviderPart } from "#lib/db/generated/enums.ts";
import { jsonColumn } from "./stored-json.ts";

/** What a notice's words name that its project and post do not say. */
export const noticeDetail = jsonColumn(
  "Notice",
  "detail",
  z
    .strictObject({
      reason: z.enum(FailureCode),
      handle: z.string(),
      days: z.int(),
      because: z.enum(ConnectionEnd),
      amountCents: z.int(),
      currency: z.string(),
      until: z.iso.datetime(),
      provider: z.string(),
      part: z.enum(ProviderPart),
      fault: z.enum(ProviderFaultKind),
    })
    .partial(),
);
export type NoticeDetail = z.output<typeof noticeDetail.codec>;
