import { engine, type Engine } from '../../engine.ts'
import { baccaratEngine, baccaratGame } from './baccarat/baccarat-game.ts'
import { blackjackEngine, blackjackGame } from './blackjack/blackjack-game.ts'
import { boxesEngine, boxesGame } from './blackjack/boxes/boxes-game.ts'
import { casinoWarEngine, casinoWarGame } from './casino-war/casino-war-game.ts'
import { redDogEngine, redDogGame } from './red-dog/red-dog-game.ts'
import { showdownEngine, showdownGame } from './showdown/showdown-game.ts'
import { threeCardEngine, threeCardGame } from './three-card/three-card-game.ts'

export const engines: readonly Engine[] = [
  engine(baccaratEngine, baccaratGame),
  engine(blackjackEngine, blackjackGame),
  engine(boxesEngine, boxesGame),
  engine(casinoWarEngine, casinoWarGame),
  engine(redDogEngine, redDogGame),
  engine(showdownEngine, showdownGame),
  engine(threeCardEngine, threeCardGame),
]
