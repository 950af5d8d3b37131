import { engine, type Engine } from '../../engine.ts'
import { blackjackEngine, blackjackGame } from './blackjack/blackjack-game.ts'
import { showdownEngine, showdownGame } from './showdown/showdown-game.ts'

export const engines: readonly Engine[] = [
  engine(blackjackEngine, blackjackGame),
  engine(showdownEngine, showdownGame),
]
