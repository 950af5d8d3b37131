import { engine, type Engine } from '../../engine.ts'
import { bingoEngine, bingoGame } from './bingo-game.ts'

export const engines: readonly Engine[] = [engine(bingoEngine, bingoGame)]
