import type { Game, GameDetails } from '@fairhouse/contract/entities/game'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { Refused } from '#platform/answer'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { setSwitch } from './store/set-switch.ts'
import { switchedOff } from './store/switched-off.ts'
import type { Title, Titles } from './titles.ts'

/** The games of the house and which of them are on. */
export interface Catalog {
  readonly titles: Titles
  /** The games that are on, as the lobby shows them, by id. */
  games(): Game[]
  /** What pages show; the same object as long as nothing in it changed. */
  offered(this: void): Offered
  isEnabled(gameId: number): boolean
  /** Gate: a round begins only in a game that is on. */
  gameEnabled(this: void, seat: unknown, title: Title): Refused | null
  /** Switches a game off or on: here at once, on other nodes when they hear of it. Rounds already begun may be finished. */
  setEnabled(gameId: number, enabled: boolean): Promise<void>
  /** Reads the switches, and again every few seconds until `stop`. */
  start(): Promise<void>
  /** Another node may have switched a game. Reads the switches, in the background. */
  mayHaveChanged(): void
  stop(): void
}

/** The games that are on, with what only their own pages tell, and where in lists they were put. */
export interface Offered {
  readonly games: readonly Game[]
  readonly details: (id: number) => GameDetails
  readonly pins: (list: number) => readonly { gameId: number; position: number }[]
}

const refreshMs = 2_000

export function createCatalog(needs: {
  readonly database: Database
  readonly titles: Titles
  /** A game's pictures, by its address; null: it has none. */
  readonly artOf: (uri: string) => Game['art']
  readonly log: Log
  /** Tells the other nodes that a game was switched; must not wait. */
  readonly tellSwitched: () => void
}): Catalog {
  const { database, titles, artOf, log, tellSwitched } = needs
  let off: ReadonlySet<number> = new Set()
  let timer: NodeJS.Timeout | undefined

  let offered: Offered | null = null
  const refresh = async () => {
    const before = off
    off = await switchedOff(database)
    if (off.size !== before.size || [...off].some((id) => !before.has(id))) offered = null
  }
  const mayHaveChanged = (): void => {
    refresh().catch((fault: unknown) => {
      log.warn({ err: fault }, 'the switches of the games were not read')
    })
  }
  const isEnabled = (gameId: number) => titles.byId(gameId) !== undefined && !off.has(gameId)
  const games = () =>
    titles.all
      .filter(({ card }) => isEnabled(card.id))
      .map((title) => gameOf(title, artOf(title.card.uri)))
  return {
    titles,
    games,
    offered: () =>
      (offered ??= {
        games: games(),
        details: () => ({ since: '2026-11-01', themes: [], grid: null }),
        pins: () => [],
      }),
    isEnabled,
    gameEnabled: (_, { card }) => (isEnabled(card.id) ? null : { refused: 'gameNotEnabled' }),
    setEnabled: async (gameId, enabled) => {
      await setSwitch(database, gameId, enabled)
      await refresh()
      tellSwitched()
    },
    mayHaveChanged,
    start: async () => {
      await refresh()
      timer = setInterval(mayHaveChanged, refreshMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

function gameOf({ card, rules, certificate }: Title, art: Game['art']): Game {
  return {
    id: card.id,
    name: card.name,
    uri: card.uri,
    hasImagePreview: card.hasImagePreview,
    category: card.category,
    kind: card.engine,
    provider: ownStudio,
    badges: [...card.badges],
    mechanics: [...card.features],
    rtp: certificate.rtp.ratio,
    volatility: certificate.volatility,
    minStake: Math.min(...rules.betLevels),
    maxStake: Math.max(...rules.betLevels),
    maxWinX: rules.maxUnits / rules.unitsPerStake,
    sandbox: false,
    art,
  }
}
