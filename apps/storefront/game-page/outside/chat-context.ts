import type { GameContext } from '../game-context.ts'

/** What the live chat needs of a page, of a game or of a room. */
export type ChatContext = Pick<GameContext, 'facts' | 'texts' | 'asker' | 'player' | 'notice'>
