import type { MetadataRoute } from "next";

/** The social network's crawler asks before it fetches a post's files. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" } };
}
