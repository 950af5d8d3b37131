import type { PlayerId } from '../ids.ts'
import type { Sessions } from '../http/sessions.ts'
import type { Refused } from '../answer.ts'
import type { AppNeeds } from '../http/app.ts'
import type { KnownGame, Seen } from '../web/pages.ts'
import { port } from './port.ts'

// What calls and pages need to be answered, whoever gives it.

/** Who is signed in. */
export const sessions = port<Sessions>('sessions')

/** Tells a player's other browsers the status that an answer told one of them. */
export const statusTold = port<AppNeeds['statusTold']>('telling the status')

/** Why the house answers no calls of players now; null: it does. */
export const closedForWork = port<() => Refused | null>('whether the house is closed for work')

/** What pages show to who asks: who they are, and the games that are on for them. */
export const seenBy =
  port<(player: PlayerId | null, userAgent: string) => Promise<Seen>>('what pages show')

/** A game by its address in any case, on or off: a page that was bookmarked says better why it cannot be played. */
export const knownGame = port<(uri: string) => KnownGame | undefined>('games that are known')

/** Origins of frames that games of providers are played in, as sources of a policy. */
export const gameFrames = port<() => readonly string[]>('frames of games')
