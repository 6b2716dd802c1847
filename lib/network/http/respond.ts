import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Pages load nothing from elsewhere and run no script but our one file. */
const PAGE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function sendJson(response: ServerResponse, status: number, body: unknown, headers?: OutgoingHttpHeaders): void {
  send(response, status, JSON.stringify(body), {
    "content-type": "application/json; charset=UTF-8",
    "cache-control": "private, no-cache, no-store, must-revalidate",
    ...headers,
  });
}

export function sendPage(response: ServerResponse, status: number, page: string, headers?: OutgoingHttpHeaders): void {
  send(response, status, page, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": PAGE_POLICY,
    "referrer-policy": "same-origin",
    ...headers,
  });
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, text, { "content-type": "text/plain; charset=utf-8" });
}

/** What is made from its address alone may be kept by the browser. */
export function sendDrawing(response: ServerResponse, svg: string): void {
  send(response, 200, svg, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
}

export function redirect(response: ServerResponse, to: string, headers?: OutgoingHttpHeaders): void {
  response.writeHead(303, { location: to, "cache-control": "no-store", ...headers });
  response.end();
}

export function send(response: ServerResponse, status: number, body: string, headers: OutgoingHttpHeaders): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "content-length": Buffer.byteLength(body),
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(body);
}
