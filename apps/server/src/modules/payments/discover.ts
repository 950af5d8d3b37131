import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type MethodOffer, methodOffer } from './method-offer.ts'
import type { ProviderKind } from './provider-kind.ts'

const folder = import.meta.dirname

const providerKind = z.custom<ProviderKind>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'variables' in value &&
    Array.isArray(value.variables) &&
    'read' in value &&
    typeof value.read === 'function',
  { message: 'provider.ts exports no kind' },
)

/** Every folder of `methods/`, in the order in which they are shown. @throws Error for one that is not as it must be. */
export async function discoverMethods(): Promise<MethodOffer[]> {
  const found = await exportsOf('methods/*/method.ts', 'method', methodOffer)
  for (const { name, value } of found)
    if (value.method.name !== name)
      throw new Error(`methods/${name} calls itself ${value.method.name}`)
  return found.map(({ value }) => value).toSorted((one, other) => one.place - other.place)
}

/** Every folder of `providers/`. @throws Error for one that is not as it must be. */
export async function discoverKinds(): Promise<ProviderKind[]> {
  const found = await exportsOf('providers/*/provider.ts', 'kind', providerKind)
  return found.map(({ value }) => value)
}

async function exportsOf<Schema extends z.ZodType>(
  pattern: string,
  name: string,
  schema: Schema,
): Promise<{ name: string; value: z.output<Schema> }[]> {
  const paths = globSync(join(folder, pattern)).toSorted()
  return Promise.all(
    paths.map(async (path) => {
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
      const parsed = schema.safeParse(module[name])
      if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
      return { name: basename(dirname(path)), value: parsed.data }
    }),
  )
}
