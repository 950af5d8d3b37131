import { providerById } from '@fairhouse/contract/entities/provider'
import { catalogPort } from '#modules/catalog'
import { gates } from '#modules/play'
import { closedForWork } from '#platform/module/house-ports'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { createMaintenance } from './maintenance.ts'
import { maintenancePort } from './ports.ts'

/** A message of another node that was lost is made good for after so long. */
const refreshEveryMs = 5_000

/** Work for which the house, a provider's games or a game are closed. */
export const module: Module = {
  name: 'maintenance',
  level: 5,
  create: ({ database, clock, log, bus, channels, get }) => {
    const catalog = get(catalogPort)
    const maintenance = createMaintenance({
      database,
      clock,
      tellChanged: () => channels.maintenanceChanged.publishToOthers(null),
      providerName: (provider) => providerById(provider)?.name,
      gameName: (game) => catalog.sortOf(game)?.name,
      providerOf: catalog.providerOf,
    })
    const mayHaveChanged = (): void => {
      maintenance.refresh().catch((fault: unknown) => {
        log.warn({ err: fault }, 'planned maintenance was not read')
      })
    }
    channels.maintenanceChanged.subscribe(mayHaveChanged)
    bus.onMissed(mayHaveChanged)
    return {
      offers: [
        offer(maintenancePort, maintenance),
        offer(closedForWork, maintenance.closedForWork),
        contribute(gates, {
          name: 'notInMaintenance',
          gate: (_seat, { manifest: { id } }, now) => maintenance.gameClosed(id, now),
        }),
      ],
      jobs: [
        {
          name: 'maintenance windows',
          where: 'everyNode',
          everyMs: refreshEveryMs,
          work: maintenance.refresh,
        },
      ],
      start: maintenance.refresh,
    }
  },
}
