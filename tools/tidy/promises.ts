import type { SourceFile } from './source-files.ts'

const list = 'docs/promises.md'
const pages = 'apps/storefront/content/en'

/** A line of the list: what a page says, and what keeps it. */
interface Promise {
  /** A page's path, such as `/privacy`, or a file's. */
  readonly place: string
  readonly quotes: readonly string[]
  readonly keepers: readonly Keeper[]
}

interface Keeper {
  readonly path: string
  /** What must stand in it: the title of a test, a name, a value. Null: the file itself is enough. */
  readonly names: string | null
}

/**
 * Every promise of the list is still made by its page and still kept: the page holds the words, the keeper is there and holds the test or
 * name that the list gives. Words of a page that change here are changed in the list as well, by somebody who has looked at the keeper.
 */
export function promisesAreKept(files: readonly SourceFile[]): string[] {
  const table = files.find(({ path }) => path === list)
  if (table === undefined) return []
  const textOf = (path: string): string | undefined =>
    files.find((file) => file.path === path)?.text
  return table.text.split('\n').flatMap((row, index) => {
    if (!row.startsWith('| `')) return []
    const promise = promiseIn(row)
    const wrong = promise === null ? ['not a row of three cells'] : wrongWith(promise, textOf)
    return wrong.map((what) => `${list}:${index + 1}: ${what}`)
  })
}

function wrongWith(
  { place, quotes, keepers }: Promise,
  textOf: (path: string) => string | undefined,
): string[] {
  if (quotes.length === 0) return ['quotes no words of the page, as “words”']
  if (keepers.length === 0) return ['names nothing that keeps it, as `path`']
  const page = textOf(place.startsWith('/') ? `${pages}${place}.md` : place)
  if (page === undefined) return [`there is no page ${place}`]
  return [
    ...quotes
      .filter((quote) => !oneLine(page).includes(oneLine(quote)))
      .map((quote) => `${place} no longer says “${quote}”; look whether its keeper still fits`),
    ...keepers.flatMap(({ path, names }) => {
      const keeper = textOf(path)
      if (keeper === undefined) return [`${path} is gone; who keeps the promise now?`]
      return names === null || oneLine(keeper).includes(oneLine(names))
        ? []
        : [`${path} no longer has “${names}”; who keeps the promise now?`]
    }),
  ]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** Null: the row has other cells than a page, what it says, and what keeps it. */
function promiseIn(row: string): Promise | null {
  const [, place, said, kept] = /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/.exec(row) ?? []
  if (place === undefined || said === undefined || kept === undefined) return null
  return {
    place,
    quotes: [...said.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ''),
    keepers: [...kept.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map((match) => ({
      path: match[1] ?? '',
      names: match[2] ?? null,
    })),
  }
}
