import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { Database } from '#platform/database'
import { type Catalog, createCatalog } from '../catalog.ts'
import type { PlayedProviders } from '../played-providers.ts'
import { type Title, titlesOf } from '../titles.ts'

/** 22 November 2026, 12:00 UTC. */
export const noon = 1_795_348_800_000

const all: PlayedProviders = { of: () => 'played', stamp: () => 0 }

/** A started catalogue; stopped when the test is over. Its pictures are stamped with the address of their game. */
export async function openCatalog(
  database: Database,
  given: {
    readonly titles?: readonly Title[]
    readonly tellChanged?: () => void
    readonly now?: () => number
    readonly played?: PlayedProviders
  } = {},
): Promise<Catalog> {
  const { titles = [], tellChanged = () => {}, now = () => noon, played = all } = given
  const catalog = createCatalog({
    played,
    database,
    titles: titlesOf(titles),
    clock: { now },
    log: pino({ level: 'silent' }),
    artOf: (uri) => ({ stamp: uri, tile: [300], tint: ['#000000', '#ffffff'], more: [] }),
    tellChanged,
  })
  await catalog.start()
  onTestFinished(() => catalog.stop())
  return catalog
}
