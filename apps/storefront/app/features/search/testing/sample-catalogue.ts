import { readFileSync } from 'node:fs'
import type { CatalogueEntry } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import { game as gameShape } from '@fairhouse/contract/entities/game'
import { z } from 'zod'

const file = new URL('../../../../../server/src/modules/catalog/sandbox.jsonl', import.meta.url)

const line = gameShape
  .pick({
    id: true,
    name: true,
    category: true,
    kind: true,
    mechanics: true,
    rtp: true,
    volatility: true,
    minStake: true,
    maxStake: true,
    maxWinX: true,
  })
  .extend({ key: z.string(), themes: z.array(z.string()) })

const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((text) => text !== '')
  .map((text) => line.parse(JSON.parse(text)))

const castle: CatalogueEntry = {
  id: 271,
  name: 'Castle of Horror',
  uri: 'castle-of-horror',
  hasImagePreview: false,
  category: 1281,
  kind: 'slot',
  provider: 1,
  badges: [1],
  mechanics: ['lines', 'pick', 'freeSpins'],
  rtp: 0.9605,
  volatility: 3,
  minStake: 20,
  maxStake: 10_000,
  maxWinX: 5_000,
  sandbox: false,
  art: null,
  themes: ['horror'],
}

const sandbox: readonly CatalogueEntry[] = lines.map(({ key, ...rest }) => ({
  ...rest,
  uri: key,
  provider: providers.find((one) => key.startsWith(`${one.key}-`))?.id ?? 0,
  hasImagePreview: false,
  badges: [],
  sandbox: true,
  art: null,
}))

/** The sandbox catalogue and an own title, as the browser's search reads them. */
export const sampleGames: readonly CatalogueEntry[] = [castle, ...sandbox]
