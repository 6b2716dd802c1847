import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";

const notice = z.object({
  algorithm: z.literal("HMAC-SHA256"),
  user_id: z.union([z.string(), z.number().transform(String)]),
});

/** A `signed_request`: a signature and a body, both base64url. What is not signed with our secret says nothing. */
export function readNotice(signedRequest: string, secret: string): string | null {
  const [signature = "", body = ""] = signedRequest.split(".");
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    return notice.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8"))).user_id;
  } catch {
    return null;
  }
}
