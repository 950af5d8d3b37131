import { engine, type Engine } from '../../engine.ts'
import { cascadeEngine, cascadeGame } from './cascade-game.ts'

export const engines: readonly Engine[] = [engine(cascadeEngine, cascadeGame)]
