interface Place {
  /** of scripts in this one answer */
  nonce: string;
  /** The local social network shows its pictures over plain http. */
  networkUrl: string;
  isDevelopment: boolean;
  isSecure: boolean;
}

/** What a page may load and who may show it; written by React, styles are attributes and cannot carry a nonce. */
export function pageHeaders({ isDevelopment, isSecure, networkUrl, nonce }: Place): Record<string, string> {
  const shown = `'self' blob: data: https: ${new URL(networkUrl).origin}`;
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": shown,
    "media-src": shown,
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join("; "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...answerHeaders({ isSecure }),
  };
}

/** What every answer says, data as well as pages. */
export const answerHeaders = ({ isSecure }: { isSecure: boolean }): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  ...(isSecure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
});
