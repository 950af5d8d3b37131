import { engine, type Engine } from '../../engine.ts'
import { videoPokerEngine, videoPokerGame } from './video-poker-game.ts'

export const engines: readonly Engine[] = [engine(videoPokerEngine, videoPokerGame)]
