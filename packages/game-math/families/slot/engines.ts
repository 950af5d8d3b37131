import { engine, type Engine } from '../../engine.ts'
import { slot1, slot1Game } from './slot-1.ts'
import { slotEngine, slotGame } from './slot-game.ts'

export const engines: readonly Engine[] = [engine(slotEngine, slotGame), engine(slot1, slot1Game)]
