import { anybody, catalogPort } from '#modules/catalog'
import { playPort, roundSettled } from '#modules/play'
import type { Module } from '#platform/module/module'
import { contribute } from '#platform/module/port'
import { ownRecords } from '#platform/personal-data/own-rows'
import type { PlayerId } from '#platform/ids'
import { countRounds } from './count-rounds.ts'
import { ownFigures } from './own-figures.ts'
import { ownMinutesByDay, ownPlayByDay } from './store/own-rows.ts'

/** What players played, for their own eyes. */
export const module: Module = {
  name: 'figures',
  level: 5,
  offers: [contribute(ownRecords, ownPlayByDay), contribute(ownRecords, ownMinutesByDay)],
  create: ({ database, clock, outbox, get }) => {
    const { offered, known } = get(catalogPort)
    const needs = {
      database,
      clock,
      catalog: {
        games: () => offered(anybody).games,
        nameOf: (uri: string) => known(uri)?.name,
      },
      currencyOf: async (player: PlayerId) => (await get(playPort).statusOf(player)).currency,
    }
    outbox.onRows(roundSettled, 'figures', (rows) => countRounds(database, rows))
    return { answers: { ownFigures: (ask, body) => ownFigures(needs, ask, body) } }
  },
}
