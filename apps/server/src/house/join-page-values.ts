import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageValues } from '@fairhouse/contract/page-context'
import type { Created } from './compose.ts'

/** Everything that pages are rendered from. @throws Error for a value of the contract that nobody tells, and for one that two tell. */
export function joinPageValues(
  modules: readonly Pick<Created, 'name' | 'pageValues'>[],
  own: Pick<PageValues, 'features'>,
): PageValues {
  const by = new Map<string, string>([['features', 'the house']])
  const joined: Partial<PageValues> = { ...own }
  for (const { name, pageValues = {} } of modules) {
    for (const value of Object.keys(pageValues)) {
      const other = by.get(value)
      if (other !== undefined) throw new Error(`${other} and ${name} both tell pages ${value}`)
      by.set(value, name)
    }
    Object.assign(joined, pageValues)
  }
  const untold = named().filter((name) => !by.has(name))
  if (isComplete(joined, untold)) return joined
  throw new Error(`no module tells pages ${untold.join(', ')}`)
}

const isComplete = (values: Partial<PageValues>, untold: readonly string[]): values is PageValues =>
  untold.length === 0 && values.features !== undefined

/** The values that the contract names: a file each, whose name is theirs. */
const named = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) =>
      file.slice(0, -3).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )

const folder = join(import.meta.dirname, '../../../../packages/contract/page-values')
