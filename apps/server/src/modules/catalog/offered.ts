import type { Game, GameArt, GameDetails } from '@fairhouse/contract/entities/game'
import { gameBadges } from '@fairhouse/contract/entities/game-words'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { isoTime } from '#platform/iso-time'
import type { CatalogueState, ProviderGame } from './catalogue-state.ts'
import type { Title } from './titles.ts'

/** The games that are on, with what only their own pages tell, and where in lists they were put. */
export interface Offered {
  /** Own titles first, then the providers', each by id. */
  readonly games: readonly Game[]
  /** @throws RangeError for a game that is not offered. */
  readonly details: (gameId: number) => GameDetails
  readonly pins: (list: number) => readonly { gameId: number; position: number }[]
}

interface Bare {
  readonly game: Game
  readonly details: GameDetails
}

const dayMs = 24 * 60 * 60_000
const newForDays = 30

export function offeredGames(given: {
  readonly state: CatalogueState
  readonly titles: readonly Title[]
  readonly artOf: (uri: string) => GameArt | null
  /** Epoch milliseconds. */
  readonly now: number
}): Offered {
  const { state, titles, artOf, now } = given
  const provided = [...state.providerGames.values()].filter(
    ({ entry, listed }) => listed && !state.off.has(entry.id),
  )
  const bare = [
    ...titles.filter(({ card }) => !state.off.has(card.id)).map(ofTitle),
    ...provided.map(ofProvider),
  ]
  const offered = bare.map(({ game, details }) => ({
    details,
    game: { ...game, art: artOf(game.uri), badges: badgesOf(details.since, now) },
  }))
  const byId = new Map(offered.map((one) => [one.game.id, one.details]))
  return {
    games: offered.map(({ game }) => game),
    details: (gameId) => {
      const details = byId.get(gameId)
      if (!details) throw new RangeError(`game ${gameId} is not offered`)
      return details
    },
    pins: () => [],
  }
}

/** @param now epoch milliseconds. */
function badgesOf(since: string, now: number): number[] {
  const isNew = since <= isoTime(now) && since > isoTime(now - newForDays * dayMs)
  return isNew ? [gameBadges.newGame] : []
}

function ofTitle({ card, rules, certificate }: Title): Bare {
  const { paytable } = rules
  return {
    game: {
      id: card.id,
      name: card.name,
      uri: card.uri,
      hasImagePreview: card.hasImagePreview,
      category: card.category,
      kind: card.engine,
      provider: ownStudio,
      badges: [],
      mechanics: ['lines', ...card.features],
      rtp: certificate.rtp.ratio,
      volatility: certificate.volatility,
      minStake: Math.min(...rules.betLevels),
      maxStake: Math.max(...rules.betLevels),
      maxWinX: rules.maxUnits / rules.unitsPerStake,
      sandbox: false,
      art: null,
    },
    details: {
      since: card.since,
      themes: card.themes,
      grid: gridOf(paytable.lines),
      ways: paytable.lines.length || null,
    },
  }
}

/** A line visits each reel once; the lowest row that one reaches is the last. */
function gridOf(lines: readonly (readonly number[])[]): string | null {
  const [first] = lines
  return first ? `${first.length}x${Math.max(...lines.flat()) + 1}` : null
}

function ofProvider({ provider, entry }: ProviderGame): Bare {
  const { key, since, themes, grid, ways } = entry
  return {
    game: {
      id: entry.id,
      name: entry.name,
      uri: key,
      hasImagePreview: entry.hasImagePreview,
      category: entry.category,
      kind: entry.kind,
      provider,
      badges: [],
      mechanics: [...entry.mechanics],
      rtp: entry.rtp,
      volatility: entry.volatility,
      minStake: entry.minStake,
      maxStake: entry.maxStake,
      maxWinX: entry.maxWinX,
      sandbox: entry.sandbox,
      art: null,
    },
    details: { since, themes, grid, ways },
  }
}
