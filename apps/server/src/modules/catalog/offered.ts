import { families } from '@fairhouse/contract/families/all'
import type { FamilyContract, PayTraits } from '@fairhouse/contract/families/family-contract'
import type { Game, GameArt, GameDetails } from '@fairhouse/contract/entities/game'
import { gameBadges } from '@fairhouse/contract/entities/game-words'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { wholeReturn } from '@fairhouse/contract/entities/whole-return'
import { dayOf, isoTime } from '#platform/iso-time'
import { type Arranged, arrangedOn } from './arranged.ts'
import { hasPreview } from './has-preview.ts'
import { kindOfTitle } from './kind-of-title.ts'
import type { CatalogueState, Pin, ProviderGame } from './catalogue-state.ts'
import { type Audience, mayOffer, type Terms } from './rules.ts'
import { withoutInvented } from './without-invented.ts'
import type { PlayedNow } from './played-providers.ts'
import { termsOfGame, termsOfTitle } from './terms.ts'
import type { Title } from './titles.ts'

/** The games that are on for an audience, with what only their own pages tell, and where in lists they were put. */
export interface Offered {
  /** Own titles first, then the providers', each by id. */
  readonly games: readonly Game[]
  /** @throws RangeError for a game that is not offered. */
  readonly details: (gameId: number) => GameDetails
  readonly pins: (list: number) => readonly Pin[]
  /** How lists begin today, and what is hidden from picks. */
  readonly arranged: Arranged
}

interface Bare {
  readonly game: Game
  readonly details: GameDetails
  readonly terms: Terms
}

const dayMs = 24 * 60 * 60_000
const newForDays = 30

/**
 * What is offered to whom, as of one state and day. Audiences that are offered the same games get the same object, so that what
 * is made of it is made once.
 */
export function offerings(given: {
  readonly state: CatalogueState
  readonly titles: readonly Title[]
  readonly artOf: (uri: string) => GameArt | null
  readonly playedBy: (provider: number) => PlayedNow
  /** Epoch milliseconds. */
  readonly now: number
}): (audience: Audience) => Offered {
  const { state, titles, artOf, playedBy, now } = given
  const all = [
    ...titles.map((title) => ofTitle(title, termsOfTitle(state, title))),
    ...[...state.providerGames.values()].map((game) =>
      ofProvider(game, termsOfGame(state, game), playedBy(game.provider)),
    ),
  ].map((one) => ({ ...one, game: dressed(one, { state, artOf, now }) }))
  const details = new Map(all.map((one) => [one.game.id, one.details]))
  const arranged = arrangedOn(state.arrangements, dayOf(now))
  const byAudience = new Map<string, Offered>()
  const byGames = new Map<string, Offered>()
  return (audience) => {
    const key = [audience.currency, audience.country, audience.device, audience.profile].join()
    const known = byAudience.get(key)
    if (known) return known
    const games = all.filter(({ terms }) => mayOffer(terms, audience)).map(({ game }) => game)
    const ids = games.map(({ id }) => id).join()
    const offered = byGames.get(ids) ?? {
      games,
      details: detailsIn(games, details),
      pins,
      arranged,
    }
    byGames.set(ids, offered)
    byAudience.set(key, offered)
    return offered
  }

  function pins(list: number): readonly Pin[] {
    return state.pins.get(list) ?? []
  }
}

/** The details of these games, and of no other. */
function detailsIn(games: readonly Game[], details: ReadonlyMap<number, GameDetails>) {
  const offered = new Set(games.map(({ id }) => id))
  return (gameId: number): GameDetails => {
    const found = offered.has(gameId) ? details.get(gameId) : undefined
    if (!found) throw new RangeError(`game ${gameId} is not offered`)
    return found
  }
}

/** The game with its pictures and badges. */
const dressed = (
  { game, details }: Bare,
  given: Pick<Parameters<typeof offerings>[0], 'state' | 'artOf' | 'now'>,
): Game => {
  const art = given.artOf(game.uri)
  return withoutInvented({
    ...game,
    art,
    hasImagePreview: hasPreview(game, art),
    badges: [...badgesOf(details.since, given.now), ...(given.state.badges.get(game.id) ?? [])],
  })
}

/** @param now epoch milliseconds. */
function badgesOf(since: string, now: number): number[] {
  const isNew = since <= isoTime(now) && since > isoTime(now - newForDays * dayMs)
  return isNew ? [gameBadges.newGame] : []
}

function ofTitle({ manifest, rules, certificate }: Title, terms: Terms): Bare {
  const { paytable } = rules
  const { mechanics, grid, ways } = traitsOf(paytable)
  return {
    terms,
    game: {
      id: manifest.id,
      name: manifest.name,
      uri: manifest.uri,
      hasImagePreview: manifest.hasImagePreview,
      category: manifest.category,
      kind: kindOfTitle(manifest),
      provider: ownStudio,
      badges: [],
      mechanics: [...mechanics, ...manifest.features],
      rtp: wholeReturn(certificate),
      volatility: certificate.volatility,
      minStake: Math.min(...rules.betLevels),
      maxStake: Math.max(...rules.betLevels),
      maxWinX: rules.maxUnits / rules.unitsPerStake,
      sandbox: false,
      ...(manifest.room !== undefined && { room: manifest.room }),
      art: null,
    },
    details: {
      since: manifest.since,
      themes: manifest.themes,
      grid,
      ways,
      pays: {
        paytable,
        unitsPerStake: rules.unitsPerStake,
        isSkill: rules.strategy !== undefined,
      },
    },
  }
}

/** What the family of a paytable tells of it. */
function traitsOf(paytable: Paytable): PayTraits {
  const family: FamilyContract = families[paytable.family]
  return family.traits?.(paytable) ?? { mechanics: [], grid: null, ways: null }
}

/** A game that nobody plays here is shown as a stand-in, whatever its entry says. */
function ofProvider({ provider, entry }: ProviderGame, terms: Terms, played: PlayedNow): Bare {
  const { key, since, themes, grid, ways } = entry
  return {
    terms,
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
      sandbox: entry.sandbox || played !== 'played',
      ...(!entry.sandbox && played === 'away' && { away: true }),
      art: null,
    },
    details: { since, themes, grid, ways, pays: null },
  }
}
