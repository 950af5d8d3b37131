import { engine, type Engine } from '../../engine.ts'
import { rouletteEngine, rouletteGame } from './roulette-game.ts'

export const engines: readonly Engine[] = [engine(rouletteEngine, rouletteGame)]
