/**
 * Whether the version before goes on beside a migration (docs/upgrades.md). Two versions of the house run on one database while nodes are replaced, and a node of the
 * older one that dies then must start again.
 */
export type Fit =
  /** Only adds what the version before does not know of. */
  | { readonly type: 'adds' }
  /** Changes what it knows, in a way of which the file says why it does no harm. */
  | { readonly type: 'fits'; readonly why: string }
  /** The version before must be gone, as the file says. */
  | { readonly type: 'ends'; readonly why: string }
  /** Changes what it knows, and the file says nothing. */
  | { readonly type: 'unsaid'; readonly found: readonly string[] }

const fits = /^-- Fits the version before: (\S.*)$/m
const ends = /^-- Ends the version before: (\S.*)$/m

/** Statements that take away, rename or narrow what is there. */
const suspects: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table, view, type, function or column', /\bdrop\s+(table|view|type|function|column)\b/],
  ['drops an index, by which an ON CONFLICT may go', /\bdrop\s+index\b/],
  ['drops a constraint, by which an ON CONFLICT may go', /\bdrop\s+constraint\b/],
  ['renames', /\brename\b/],
  ['gives a column another type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/],
  ['changes a composite type', /\balter\s+type\b/],
  ['wants a value where none was needed', /\bset\s+not\s+null\b/],
  ['takes a default away', /\bdrop\s+default\b/],
  ['adds a constraint', /\badd\s+constraint\b/],
]

/** What a migration is to the version before it. */
export function fitOf(sql: string): Fit {
  const [, why] = fits.exec(sql) ?? []
  if (why !== undefined) return { type: 'fits', why }
  const [, until] = ends.exec(sql) ?? []
  if (until !== undefined) return { type: 'ends', why: until }
  const found = suspectsIn(sql)
  return found.length === 0 ? { type: 'adds' } : { type: 'unsaid', found }
}

/** Whether a node of the version before may run, and start, on a database that has it. */
export const fitsBefore = (sql: string): boolean => ['adds', 'fits'].includes(fitOf(sql).type)

function suspectsIn(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*/g, '').toLowerCase()
  const made = new Set(
    [...bare.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(
      ([, name]) => name,
    ),
  )
  const statements = bare.split(';')
  return [
    ...statements.flatMap((statement) =>
      made.has(alteredBy(statement)) ? [] : suspects.flatMap(named(statement)),
    ),
    ...statements.flatMap((statement) => wantedColumns(statement, made)),
    ...statements.flatMap((statement) => narrowingIndexes(statement, made)),
  ]
}

const named =
  (statement: string) =>
  ([what, pattern]: (typeof suspects)[number]): string[] =>
    pattern.test(statement) ? [what] : []

const alteredBy = (statement: string): string | undefined =>
  /\balter\s+table\s+(?:only\s+)?(\w+)/.exec(statement)?.[1]

/** A column that must have a value and gives itself none: the version before does not fill it. */
function wantedColumns(statement: string, made: ReadonlySet<string | undefined>): string[] {
  if (made.has(alteredBy(statement))) return []
  const columns = statement.split(/\badd\s+column\b/).slice(1)
  return columns.some(
    (column) => /\bnot\s+null\b/.test(column) && !/\b(default|generated)\b/.test(column),
  )
    ? ['adds a column that must have a value']
    : []
}

function narrowingIndexes(statement: string, made: ReadonlySet<string | undefined>): string[] {
  const [, table] = /\bcreate\s+unique\s+index\b.*?\bon\s+(?:only\s+)?(\w+)/s.exec(statement) ?? []
  return table === undefined || made.has(table) ? [] : ['allows something once only']
}
