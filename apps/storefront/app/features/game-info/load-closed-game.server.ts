import type { Game } from '@fairhouse/contract/entities/game'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import type { ClosedGame } from './closed-game.ts'
import { makerOf } from './load-game-info.server.ts'

/** An own title that is off. */
export const closedOwn = ({ name }: { readonly name: string }, language: Language): ClosedGame => ({
  texts: texts[language].gameInfo,
  name,
  about: null,
  maker: null,
  sandbox: false,
})

/** A provider's game, which opens when the provider is connected, or answers again. */
export const closedProviders = (game: Game, language: Language): ClosedGame => ({
  texts: texts[language].gameInfo,
  name: game.name,
  about: `/games/${game.uri}`,
  maker: game.away ? null : makerOf(game),
  sandbox: game.sandbox,
})
