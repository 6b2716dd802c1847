import type { Client } from "pg";

/** What a column takes, as the database declares it. */
export interface ColumnType {
  readonly name: string;
  /** "int4", "text"; of a list, what it is of */
  readonly type: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
  /** of an enum */
  readonly labels: readonly string[] | null;
}

export async function readColumnTypes(client: Client): Promise<Map<string, ColumnType[]>> {
  const { rows } = await client.query<ColumnType & { table: string }>(
    `SELECT c.relname AS table, a.attname AS name, coalesce(e.typname, t.typname) AS type, e.oid IS NOT NULL AS "isList",
       a.attnotnull AS "isRequired",
       (SELECT json_agg(l.enumlabel) FROM pg_enum l WHERE l.enumtypid = coalesce(e.oid, t.oid)) AS labels
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
     LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
     ORDER BY c.relname, a.attnum`,
  );
  const tables = new Map<string, ColumnType[]>();
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}
