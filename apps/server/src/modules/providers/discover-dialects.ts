import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Dialect } from './dialect.ts'

const dialect = z.custom<Dialect>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'calls' in value &&
    Array.isArray(value.calls) &&
    'answer' in value &&
    'launch' in value &&
    'probe' in value &&
    'transactions' in value &&
    'listed' in value &&
    Array.isArray(value.listed),
  { message: 'exports no dialect' },
)

/** Every folder of `dialects/`, by name. @throws Error for one that is not as it must be. */
export async function discoverDialects(): Promise<readonly Dialect[]> {
  const paths = globSync(join(import.meta.dirname, 'dialects/*/dialect.ts')).toSorted()
  return Promise.all(
    paths.map(async (path) => {
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
      const parsed = dialect.safeParse(module['dialect'])
      if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
      const folder = basename(dirname(path))
      if (parsed.data.name !== folder)
        throw new Error(`dialects/${folder} calls itself ${parsed.data.name}`)
      return parsed.data
    }),
  )
}
