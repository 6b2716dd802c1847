import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { jsonCodec } from "./columns.ts";
import { postMedia } from "./post.ts";

const { db } = await testDatabase();

test("every column that holds JSON has a codec", async () => {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'json%' AND table_name <> '_prisma_migrations'`;
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.filter(({ column, table }) => !jsonCodec(table, column))).toEqual([]);
});

test("a value that does not fit is refused by table, column, row and place, without its content", () => {
  const stored = [{ key: "../secret.jpg", type: "image" }];
  expect(() => postMedia.read(stored, "post_1")).toThrow(
    "Post.media of post_1 is not what the column holds: 0.key: no key of the storage",
  );
  expect(() => postMedia.read(null, "post_1")).toThrow("Post.media of post_1");
  expect(postMedia.find(null, "post_1")).toBeNull();
});
