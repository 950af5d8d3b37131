import type { SourceFile } from './source-files.ts'

/** What keeps a promise or shows a requirement: a file, and what must stand in it. */
export interface Keeper {
  readonly path: string
  /** The title of a test, a name, a value. Null: the file itself is enough. */
  readonly names: string | null
}

/** The keepers of a cell: `path` “words”, `path`, and more of either; words that follow words are of the same file. */
export function keepersIn(cell: string): Keeper[] {
  const keepers: Keeper[] = []
  for (const [, path, words] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    const last = keepers.at(-1)
    if (path !== undefined) keepers.push({ path, names: null })
    else if (last && words !== undefined) {
      if (last.names === null) keepers.pop()
      keepers.push({ path: last.path, names: words })
    }
  }
  return keepers
}

/** What is wrong with a keeper, in words; nothing: it is there and holds what it should. */
export function wrongWithKeeper({ path, names }: Keeper, files: readonly SourceFile[]): string[] {
  const keeper = files.find((file) => file.path === path)
  if (keeper === undefined) return [`${path} is gone; who keeps it now?`]
  return names === null || oneLine(keeper.text).includes(oneLine(names))
    ? []
    : [`${path} no longer has “${names}”; who keeps it now?`]
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
