import { knownGame } from '#platform/module/house-ports'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { offer } from '#platform/module/port'
import { type Catalog, createCatalog } from './catalog.ts'
import { discoverTitles } from './discover-titles.ts'
import { catalogPort, playedProviders } from './ports.ts'
import { seedSandbox } from './seed-sandbox.ts'
import { titlesOf } from './titles.ts'

/** Games, own and provided, and for whom they are on. */
export const module: Module = {
  name: 'catalog',
  level: 2,
  create: async (needs) => {
    const { database, bus, channels } = needs
    const catalog = await catalogOf(needs)
    channels.catalogueChanged.subscribe(catalog.mayHaveChanged)
    bus.onMissed(catalog.mayHaveChanged)
    return {
      offers: [offer(catalogPort, catalog), offer(knownGame, catalog.known)],
      seedDemo: () => seedSandbox(database),
      start: () => catalog.start(),
      drain: async () => catalog.stop(),
    }
  },
}

/** Every title of the house that may be offered. */
async function catalogOf(needs: ModuleNeeds): Promise<Catalog> {
  const { database, clock, log, channels, pictures, later } = needs
  const played = later(playedProviders)
  const { titles, unoffered } = await discoverTitles()
  for (const { uri, reason } of unoffered) log.warn({ uri, reason }, 'title is not offered')
  return createCatalog({
    database,
    clock,
    log,
    titles: titlesOf(titles),
    artOf: pictures.artOf,
    played: { of: (provider) => played().of(provider), stamp: () => played().stamp() },
    tellChanged: () => channels.catalogueChanged.publishToOthers(null),
  })
}
