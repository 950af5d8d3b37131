import { Client } from 'pg'

/**
 * All rows of a database as one text of SQL, for a database that was migrated by the same list and holds nothing of worth: partitions first, then each table
 * emptied and filled, then the counters. It is run as the owner of the server, for the tables refuse to be emptied.
 */
export async function writeRows(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const texts = async (statement: string): Promise<string[]> =>
      (await client.query<{ text: string }>(statement)).rows.map(({ text }) => text)
    const parts = ['SET session_replication_role = replica;', ...(await texts(partitions))]
    for (const table of await texts(tables)) parts.push(...(await rowsOfTable(client, table)))
    parts.push(...(await texts(counters)), 'RESET session_replication_role;')
    return `${parts.join('\n')}\n`
  } finally {
    await client.end()
  }
}

/** Migrations that ran on a database, `module/file`, in their order. */
export async function migrationsOf(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT module || '/' || file AS name FROM platform_migration ORDER BY applied_at`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const partitions = `
  SELECT format('SELECT platform_add_partition(%L, %L);', parent, begins) AS text
  FROM platform_partition ORDER BY parent, begins`

/** A partition's rows are written as those of the whole table. */
const tables = `
  SELECT relname::text AS text FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  ORDER BY relname`

const counters = `
  SELECT format('SELECT setval(%L, %s);', sequencename, last_value) AS text
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`

async function rowsOfTable(client: Client, table: string): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string; key: boolean }>(
    `SELECT quote_ident(attname) AS name, coalesce(attnum = ANY (indkey), false) AS key FROM pg_attribute
     LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const order = columns.filter(({ key }) => key).map(({ name }) => name)
  const { rows } = await client.query<{ text: string }>(
    `SELECT '(' || concat_ws(',', ${names.map((name) => `quote_nullable(${name}::text)`).join(', ')}) || ')' AS text
     FROM ${table} ORDER BY ${(order.length > 0 ? order : names.map((name) => `${name}::text`)).join(', ')}`,
  )
  const values = rows.map(({ text }) => text).join(',\n')
  const into = `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE VALUES`
  return [`DELETE FROM ${table};`, ...(rows.length > 0 ? [`${into}\n${values};`] : [])]
}
