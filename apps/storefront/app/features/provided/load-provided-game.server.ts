import type { Game } from '@fairhouse/contract/entities/game'
import { makerOf } from '../game-info/load-game-info.server.ts'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import type { ProvidedGame } from './provided-game.ts'

/** What the page of a provider's game needs to open it. */
export const providedGame = (game: Game, language: Language): ProvidedGame => ({
  texts: texts[language].gameInfo,
  id: game.id,
  uri: game.uri,
  name: game.name,
  maker: makerOf(game),
  tint: game.art?.tint ?? null,
})
