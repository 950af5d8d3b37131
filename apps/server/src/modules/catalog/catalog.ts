import type { Game, GameArt } from '@fairhouse/contract/entities/game'
import type { Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { type CatalogueState, emptyState, newestState } from './catalogue-state.ts'
import { type Offered, offeredGames } from './offered.ts'
import { setSwitch } from './set-switch.ts'
import type { Title, Titles } from './titles.ts'

/** The games of the house and which of them are on. */
export interface Catalog {
  readonly titles: Titles
  /** The games that are on, own and provided. The same object until something changes. */
  offered(this: void): Offered
  /** The own titles that are on. */
  ownGames(): readonly Game[]
  /** Whether the house knows a game of this id, be it on or off. */
  isGame(this: void, gameId: number): boolean
  isEnabled(gameId: number): boolean
  /** Gate: a round begins only in a game that is on. */
  gameEnabled(this: void, seat: unknown, title: Title): Refused | null
  /** Switches a game off or on: here at once, on other nodes when they hear of it. Rounds already begun may be finished. */
  setEnabled(gameId: number, enabled: boolean): Promise<void>
  /** Reads the catalogue, and again every few seconds until `stop`. */
  start(): Promise<void>
  /** Another node may have changed something. Reads it, in the background. */
  mayHaveChanged(): void
  stop(): void
}

const refreshMs = 2_000
const dayMs = 24 * 60 * 60_000

export function createCatalog(needs: {
  readonly database: Database
  readonly titles: Titles
  readonly clock: Clock
  readonly log: Log
  /** The pictures of the game at this address. */
  readonly artOf: (uri: string) => GameArt | null
  /** Tells the other nodes that a game was switched; must not wait. */
  readonly tellSwitched: () => void
}): Catalog {
  const { database, titles, clock, log, artOf, tellSwitched } = needs
  let state: CatalogueState = emptyState
  let timer: NodeJS.Timeout | undefined

  const refresh = async () => {
    state = await newestState(database, log, state)
  }
  const mayHaveChanged = (): void => {
    refresh().catch((fault: unknown) => {
      log.warn({ err: fault }, 'the catalogue was not read')
    })
  }
  const offered = remembered(
    () => [state, Math.floor(clock.now() / dayMs)] as const,
    ([now, day]) => offeredGames({ state: now, titles: titles.all, artOf, now: day * dayMs }),
  )
  const isGame = (gameId: number) =>
    titles.byId(gameId) !== undefined || state.providerGames.has(gameId)
  const isEnabled = (gameId: number) => isGame(gameId) && !state.off.has(gameId)
  return {
    titles,
    offered,
    ownGames: () => offered().games.filter(({ id }) => titles.byId(id) !== undefined),
    isGame,
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

/** What was made of these parts, made anew when one of them is another. */
function remembered<Parts extends readonly unknown[], Result>(
  parts: () => Parts,
  make: (parts: Parts) => Result,
): () => Result {
  let last: { readonly parts: Parts; readonly result: Result } | undefined
  return () => {
    const now = parts()
    if (!last || now.some((part, index) => part !== last?.parts[index]))
      last = { parts: now, result: make(now) }
    return last.result
  }
}
