import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { KeptState } from './part.ts'

/**
 * State in memory with a file behind it, written whole at each change; the sandbox is small.
 * @throws Error when the file is there and cannot be read as what it should be.
 */
export function keepState<State>(
  folder: string,
  name: string,
  schema: z.ZodType<State>,
  empty: State,
): KeptState<State> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.json`)
  const state = readState(file, schema) ?? empty
  return {
    state,
    changed: () => {
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

function readState<State>(file: string, schema: z.ZodType<State>): State | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw new Error(`${file} cannot be read; remove it to begin anew`, { cause: fault })
  }
}
