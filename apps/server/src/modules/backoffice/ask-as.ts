import type { PlayerAsk } from '#platform/answer'
import type { PlayerId } from '#platform/ids'

/** An ask for what a player may have, made for staff: it comes from no browser of theirs and changes nothing. */
export const askAs = (player: PlayerId): PlayerAsk => ({
  requestId: 'desk',
  player,
  sessionId: 'desk',
  language: 'en',
  address: '',
  userAgent: '',
  host: '',
  device: null,
})
