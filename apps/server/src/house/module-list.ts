import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A module as tools know it, without running it. */
export interface ListedModule {
  readonly name: string
  readonly level: number
  /** Its folder. */
  readonly folder: string
}

/** Where this house has its modules. */
export const modulesFolder = join(import.meta.dirname, '../modules')

/**
 * The one list of modules, in the order in which they are made, migrated and audited: lower levels first, and by name on one level. It is read from the folders:
 * each has a `module.ts` with its level in a line of its own, so that whoever needs only the order runs none of them.
 * @param folders where modules lie, for who tries a house with more of them.
 * @throws Error for a folder that is no module.
 */
export function listModules(folders: readonly string[] = [modulesFolder]): readonly ListedModule[] {
  return folders
    .flatMap(modulesIn)
    .toSorted((one, other) => one.level - other.level || (one.name < other.name ? -1 : 1))
}

const modulesIn = (folder: string): ListedModule[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, level: levelOf(join(folder, name)), folder: join(folder, name) }))

function levelOf(folder: string): number {
  const [, level] = /^ {2}level: ([1-9]\d?),$/m.exec(sourceOf(folder)) ?? []
  if (level === undefined)
    throw new Error(`${folder}/module.ts does not say the level of the module, as “  level: 3,”`)
  return Number(level)
}

function sourceOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'module.ts'), 'utf8')
  } catch (fault) {
    throw new Error(`${folder} has no module.ts that could be read`, { cause: fault })
  }
}
