import { type Keeper, keepersIn, oneLine, wrongWithKeeper } from './keepers.ts'
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

/**
 * Every promise of the list is still made by its page and still kept: the page holds the words, the keeper is there and holds the test or
 * name that the list gives. Words of a page that change here are changed in the list as well, by somebody who has looked at the keeper.
 */
export function promisesAreKept(files: readonly SourceFile[]): string[] {
  const table = files.find(({ path }) => path === list)
  if (table === undefined) return []
  return table.text.split('\n').flatMap((row, index) => {
    if (!row.startsWith('| `')) return []
    const promise = promiseIn(row)
    const wrong = promise === null ? ['not a row of three cells'] : wrongWith(promise, files)
    return wrong.map((what) => `${list}:${index + 1}: ${what}`)
  })
}

function wrongWith({ place, quotes, keepers }: Promise, files: readonly SourceFile[]): string[] {
  if (quotes.length === 0) return ['quotes no words of the page, as “words”']
  if (keepers.length === 0) return ['names nothing that keeps it, as `path`']
  const path = place.startsWith('/') ? `${pages}${place}.md` : place
  const page = files.find((file) => file.path === path)?.text
  if (page === undefined) return [`there is no page ${place}`]
  return [
    ...quotes
      .filter((quote) => !oneLine(page).includes(oneLine(quote)))
      .map((quote) => `${place} no longer says “${quote}”; look whether its keeper still fits`),
    ...keepers.flatMap((keeper) => wrongWithKeeper(keeper, files)),
  ]
}

/** Null: the row has other cells than a page, what it says, and what keeps it. */
function promiseIn(row: string): Promise | null {
  const [, place, said, kept] = /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/.exec(row) ?? []
  if (place === undefined || said === undefined || kept === undefined) return null
  return {
    place,
    quotes: [...said.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ''),
    keepers: keepersIn(kept),
  }
}
