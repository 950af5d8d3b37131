import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { extensionPoint, port } from '#platform/module/port'
import type { Identity } from './identity.ts'
import type { IdentityNeeds } from './needs.ts'

/** Accounts and sessions. */
export const identityPort = port<Identity>('accounts and sessions')

/** Hears of a new player, in the transaction that registers him. */
export const playerRegistered =
  extensionPoint<(tx: Transaction, player: PlayerId, userType: 1 | 2) => Promise<void>>(
    'new players',
  )

/** Hears from which network address a player signs in, in the transaction that does it. */
export const playerSignedIn =
  extensionPoint<(tx: Transaction, player: PlayerId, address: string) => Promise<void>>('sign-ins')

/** Says whether nobody may play as a guest there. */
export const guestBars = extensionPoint<IdentityNeeds['guestBarred']>('who plays as no guest')

/** Says who of some players must be recognised when they come again. */
export const recognition = extensionPoint<IdentityNeeds['mustBeRecognised']>(
  'players who must be recognised',
)

/** Hears of guests who are removed because they never played, in the transaction that does it. */
export const guestsGone = extensionPoint<IdentityNeeds['guestsGone']>('guests who are removed')

/** Says where a network address is, if anybody can. */
export const placesOfAddresses = extensionPoint<IdentityNeeds['placeOfAddress']>(
  'places of network addresses',
)

/** Who knows whether players have bet. */
export const bettors = port<{ readonly whoBet: IdentityNeeds['whoBet'] }>('players who have bet')

/** Hears, in the transaction that learns it, that the house knows better what person a player is. */
export const personKnown = extensionPoint<IdentityNeeds['personKnown']>('what persons players are')

/** Who holds what is decided on a player's facts. */
export const seatTouched = port<IdentityNeeds['touchSeat']>('seats that facts of players change')

/** What browsers are told of who asks. */
export const statusPort =
  port<Pick<IdentityNeeds, 'playerStatus' | 'visitorStatus'>>('the status of players')

/** A page of what the other modules keep of a player. */
export const dataOfPlayers = port<IdentityNeeds['dataOf']>('copies of what is kept of players')

/** Which of these players are not to be shown to others. Asked for here because lower modules than the one that knows it show players. */
export const hiddenFromOthers =
  port<(players: readonly PlayerId[]) => Promise<ReadonlySet<number>>>('feed: who hides')
