import * as z from "zod";

export const ClipView = z.strictObject({ id: z.string(), description: z.string() });
