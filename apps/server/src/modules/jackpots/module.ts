import { catalogPort } from '#modules/catalog'
import { hiddenFromOthers, identityPort, loginsForOthers } from '#modules/identity'
import { signerPort } from '#modules/signer'
import type { Module } from '#platform/module/module'
import { offer } from '#platform/module/port'
import { createJackpots } from './jackpots.ts'
import { jackpotsPort } from './ports.ts'

/** Meters of the jackpots that titles of the house have: what feeds them, who won them. */
export const module: Module = {
  name: 'jackpots',
  level: 3,
  create: ({ database, clock, log, get, later }) => {
    const { maskedLogins } = get(identityPort)
    const hiding = later(hiddenFromOthers)
    const jackpots = createJackpots({
      database,
      clock,
      log,
      seeds: get(signerPort).seeds,
      loginsForOthers: (players) =>
        loginsForOthers({ maskedLogins, hidden: (asked) => hiding()(asked) }, players),
      titles: get(catalogPort).titles.all.map(({ manifest, rules }) => ({
        uri: manifest.uri,
        jackpots: rules.jackpots ?? [],
      })),
    })
    return {
      offers: [offer(jackpotsPort, jackpots)],
      answers: jackpots.answers,
      topics: jackpots.topics,
      pageValues: { jackpots: (asked) => jackpots.show(asked) },
      families: () => jackpots.families(),
      concerns: () => jackpots.concerns(),
      start: () => jackpots.start(),
    }
  },
}
