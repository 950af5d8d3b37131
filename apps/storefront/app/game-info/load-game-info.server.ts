import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providerById } from '@fairhouse/contract/entities/provider'
import { certificateOf } from '../games/certificates.server.ts'
import type { Language } from '../language/languages.ts'
import { texts } from '../texts/texts.server.ts'
import type { GameInfo, Maker, Proof } from './game-info.ts'
import { rulesOf } from './rules.server.ts'
import { similarTo } from './similar-games.ts'

const similarCount = 12

/** What the page of a game tells, in a language. */
export function gameInfoOf(game: Game, catalogue: PageCatalogue, language: Language): GameInfo {
  const { since, grid, ways } = catalogue.details(game.id)
  return {
    texts: texts[language].gameInfo,
    game,
    details: { since, grid, ways },
    maker: makerOf(game),
    proof: proofOf(game.uri),
    rules: rulesOf(game.uri, language),
    similar: similarGames(game, catalogue),
  }
}

/** @throws Error for a provider that is not in the list: no game may name one. */
export function makerOf(game: Game): Maker {
  const provider = providerById(game.provider)
  if (provider === undefined) throw new Error(`${game.uri} is by nobody known: ${game.provider}`)
  return { name: provider.name, path: provider.path }
}

function proofOf(uri: string): Proof | null {
  const certificate = certificateOf(uri)
  if (certificate === undefined) return null
  const { uri: _, split, ...proof } = certificate
  return { ...proof, split: split.map(({ part, ratio }) => ({ part, ratio })) }
}

/** By catalogue, so that what is the same for everybody is worked out once. */
const known = new WeakMap<readonly Game[], Map<number, readonly Game[]>>()

function similarGames(game: Game, { games, details }: PageCatalogue): readonly Game[] {
  const inThis = known.get(games) ?? new Map<number, readonly Game[]>()
  known.set(games, inThis)
  const before = inThis.get(game.id)
  if (before) return before
  const described = (one: Game) => ({ game: one, themes: details(one.id).themes })
  const similar = similarTo(described(game), games.map(described), similarCount)
  inThis.set(game.id, similar)
  return similar
}
