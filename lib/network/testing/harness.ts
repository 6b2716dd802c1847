import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";
import { readConfiguration } from "#lib/network/configuration.ts";
import { startNetwork } from "#lib/network/network.ts";
import { jpeg, mp4 } from "./files.ts";

export const CONTROL_TOKEN = "control";
export const REDIRECT = "http://localhost:3000/connect/callback";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

/** JSON of any shape: the tests read what they assert. */
export interface Body {
  [key: string]: unknown;
  id: string;
  error: { code: number; error_subcode?: number; message: string; fbtrace_id: string };
  data: Record<string, unknown>[];
}

type Params = Record<string, string | number | boolean>;

export interface Source {
  body: Buffer | string;
  type?: string;
  status?: number;
  waitMs?: number;
  location?: string;
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual", ...init });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Body };
}

/** A program that serves media by name, as the app would. */
export async function mediaSource(): Promise<{ url: string; put: (name: string, source: Source) => string }> {
  const sources = new Map<string, Source>();
  const server = createServer(({ url }, response) => {
    const source = sources.get((url ?? "").slice(1)) ?? { body: "none", status: 404, type: "text/plain" };
    const headers = {
      "content-type": source.type ?? "image/jpeg",
      ...(source.location === undefined ? {} : { location: source.location }),
    };
    setTimeout(() => response.writeHead(source.status ?? 200, headers).end(source.body), source.waitMs ?? 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const put = (name: string, source: Source): string => {
    sources.set(name, source);
    return `${url}/${name}`;
  };
  put("photo.jpg", { body: jpeg() });
  put("film.mp4", { body: mp4(), type: "video/mp4" });
  return { url, put };
}

export const newDirectory = (): string => mkdtempSync(path.join(tmpdir(), "network-"));

/** A network of its own in this process, with the calls that tests make. */
export async function openNetwork() {
  const env = { NETWORK_PORT: "0", NETWORK_DATA: newDirectory(), NETWORK_CONTROL_TOKEN: CONTROL_TOKEN };
  const network = await startNetwork(readConfiguration(env));
  afterAll(network.close);
  const source = await mediaSource();
  return { ...network, source, ...clientOf(network.url, source.url) };
}

export function clientOf(url: string, sourceUrl: string) {
  const control = async (method: string, path: string, body?: object): Promise<Body> => {
    const answer = await ask(`${url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${CONTROL_TOKEN}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200) throw new Error(`control ${path}: ${answer.text}`);
    return answer.body;
  };
  const get = (path: string, params: Params = {}, token?: string): Promise<Answer> =>
    ask(`${url}${path}?${new URLSearchParams(texts(params))}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const post = (path: string, params: Params = {}, token?: string): Promise<Answer> =>
    ask(`${url}${path}`, {
      method: "POST",
      body: new URLSearchParams(texts(params)),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const fault = (body: object): Promise<Body> => control("POST", "/faults", body);
  const quick = () =>
    control("PUT", "/settings", { imageProcessingMs: 0, videoProcessingMs: 0, carouselProcessingMs: 0 });
  const account = async (handle: string, scopes?: string[]) => {
    const granted = await control("POST", "/grant", { handle, ...(scopes ? { scopes } : {}) });
    return accountOf({ get, post, sourceUrl }, String(granted["userId"]), String(granted["accessToken"]), handle);
  };
  return { control, get, post, fault, quick, account };
}

interface Client {
  get: (path: string, params?: Params, token?: string) => Promise<Answer>;
  post: (path: string, params?: Params, token?: string) => Promise<Answer>;
  sourceUrl: string;
}

function accountOf({ get, post, sourceUrl }: Client, id: string, token: string, handle: string) {
  const create = (params: Params): Promise<Answer> => post(`/v25.0/${id}/media`, params, token);
  const status = (container: string): Promise<Answer> =>
    get(`/v25.0/${container}`, { fields: "id,status_code,status" }, token);
  const publish = (container: string): Promise<Answer> =>
    post(`/v25.0/${id}/media_publish`, { creation_id: container }, token);
  const settled = async (container: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const { body } = await status(container);
      if (body["status_code"] !== "IN_PROGRESS") return String(body["status_code"]);
      await sleep(10);
    }
    throw new Error(`container ${container} does not settle`);
  };
  const photo = async (caption = "Uma foto"): Promise<string> => {
    const { body } = await create({ image_url: `${sourceUrl}/photo.jpg`, caption });
    return body.id;
  };
  const live = async (caption?: string): Promise<string> => {
    const container = await photo(caption);
    await settled(container);
    return (await publish(container)).body.id;
  };
  const read = (path: string, params?: Params): Promise<Answer> => get(`/v25.0/${path}`, params, token);
  return { id, token, handle, create, status, publish, settled, photo, live, read };
}

const texts = (params: Params): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
