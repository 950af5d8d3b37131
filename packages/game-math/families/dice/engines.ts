import { engine, type Engine } from '../../engine.ts'
import { sicBoEngine, sicBoGame } from './sic-bo-game.ts'

export const engines: readonly Engine[] = [engine(sicBoEngine, sicBoGame)]
