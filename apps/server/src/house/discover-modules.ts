import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Module } from '#platform/module/module'
import { z } from 'zod'
import { type ListedModule, listModules } from './module-list.ts'

/** As much of a module as is looked at; the compiler has looked at the rest. */
const described = z.custom<Module>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'level' in value &&
    typeof value.level === 'number',
)

/**
 * Every module of this house, in its order (`listModules`).
 * @param folders as of `listModules`.
 * @throws Error for one that is not what it is listed as.
 */
export const discoverModules = (folders?: readonly string[]): Promise<readonly Module[]> =>
  Promise.all(listModules(folders).map(imported))

async function imported({ name, level, folder }: ListedModule): Promise<Module> {
  const file: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(folder, 'module.ts')).href
  )
  const { success, data: module } = described.safeParse(file['module'])
  if (!success) throw new Error(`modules/${name}/module.ts exports no module`)
  if (module.name !== name || module.level !== level)
    throw new Error(`modules/${name} says that it is ${module.name} on level ${module.level}`)
  return module
}
