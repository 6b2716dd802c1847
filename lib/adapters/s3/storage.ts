import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { isMediaKey } from "#lib/domain/media.ts";
import type { StoragePort } from "#lib/ports/storage.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** A bucket of S3 or of what speaks like it: s3://bucket/prefix?endpoint=…&region=…; credentials as the SDK finds them. */
export function s3Storage(url: string): StoragePort {
  const { bucket, endpoint, prefix, region } = readUrl(url);
  // Half a second of modules that a storage of files never needs.
  const sdk = () => import("@aws-sdk/client-s3");
  let opened: Promise<S3Client> | undefined;
  const open = () =>
    (opened ??= sdk().then(
      ({ S3Client }) =>
        new S3Client({
          region,
          ...(endpoint && { endpoint, forcePathStyle: true }),
          // Others' storages know no trailing checksums.
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
          requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
        }),
    ));
  const at = (key: string) => {
    if (!isMediaKey(key)) throw new Error(`Not a key of the storage: ${key}`);
    return { Bucket: bucket, Key: prefix + key };
  };

  return {
    async put(key, content, type) {
      const { PutObjectCommand } = await sdk();
      const client = await open();
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: "stream" in content ? content.stream : content,
          ContentLength: "stream" in content ? content.bytes : content.byteLength,
          ContentType: type,
        }),
      );
    },

    async get(key, range) {
      if (!isMediaKey(key)) return null;
      const { GetObjectCommand } = await sdk();
      const client = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await orMissing(client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) })));
      if (!found?.Body) return null;
      const whole = found.ContentRange?.split("/")[1] ?? found.ContentLength;
      // In Node the SDK's body is one of Node's own streams.
      return { stream: found.Body as Readable, bytes: Number(whole) };
    },

    async head(key) {
      if (!isMediaKey(key)) return null;
      const { HeadObjectCommand } = await sdk();
      const client = await open();
      const found = await orMissing(client.send(new HeadObjectCommand(at(key))));
      return found && { key, bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
    },

    async delete(key) {
      const { DeleteObjectCommand } = await sdk();
      const client = await open();
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async *list(begin = "") {
      const { paginateListObjectsV2 } = await sdk();
      const client = await open();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + begin })) {
        for (const { Key = "", LastModified, Size } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isMediaKey(key)) yield { key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
        }
      }
    },
  };
}

function readUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const endpoint = url?.searchParams.get("endpoint") ?? null;
  if (!url?.hostname || (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint))) {
    throw new Error("Configuration: STORAGE_URL: must be s3://bucket/prefix?endpoint=https://…&region=…");
  }
  const folder = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region: url.searchParams.get("region") ?? "us-east-1",
  };
}

async function orMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);
