import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { TileSubject } from './plan/plan-tiles.ts'

const catalogue = fileURLToPath(
  new URL('../../../apps/server/src/modules/catalog/sandbox.jsonl', import.meta.url),
)

const line = z.object({
  key: z.string().regex(/^[A-Za-z0-9]+-[A-Za-z0-9-]+$/),
  name: z.string(),
  kind: z.enum(['slot', 'poker', 'table', 'roulette', 'keno', 'bingo', 'lottery', 'crash', 'fish']),
  themes: z.array(z.string()).min(1),
}) satisfies z.ZodType<TileSubject>

/** The games of providers that stand in the catalogue of the sandbox, in its order. */
export const subjects = (): TileSubject[] =>
  readFileSync(catalogue, 'utf8')
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => line.parse(JSON.parse(text)))
