import { engine, type Engine } from '../../engine.ts'
import { blackjackEngine, blackjackGame } from './blackjack/blackjack-game.ts'
import { boxesEngine, boxesGame } from './blackjack/boxes/boxes-game.ts'
import { showdownEngine, showdownGame } from './showdown/showdown-game.ts'

export const engines: readonly Engine[] = [
  engine(blackjackEngine, blackjackGame),
  engine(boxesEngine, boxesGame),
  engine(showdownEngine, showdownGame),
]
