import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const named = z.object({ shape: z.object({ type: z.object({ value: z.string() }) }) })

it('no two topics have a type of one name, by which browsers tell frames apart', async () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(new URL(file, import.meta.url).href)),
  )
  const types = modules
    .flatMap((exported) => Object.values(exported))
    .map((frame) => named.parse(frame).shape.type.value)
  expect(types.length).toBeGreaterThan(3)
  expect(new Set(types).size).toBe(types.length)
})
