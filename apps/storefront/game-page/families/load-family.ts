import { folderOf } from '@fairhouse/contract/families/folder-of'
import type { GameFamily } from './family.ts'

/** One chunk for each family, loaded when one of its games is open. */
const families = import.meta.glob<{ readonly family: GameFamily }>('./*/index.ts')

/** @throws RangeError when there is no family of that name. */
export async function loadFamily(name: string): Promise<GameFamily> {
  const load = families[`./${folderOf(name)}/index.ts`]
  if (!load) throw new RangeError(`no family ${name}`)
  return (await load()).family
}
