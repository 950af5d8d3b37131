import type { Right } from '@fairhouse/contract/backoffice/rights'
import { places, shell } from '../texts/texts.ts'

/** Address, name, and the right that opens it; null: everybody's. */
export type Place = readonly [to: string, name: string, right: Right | null]

/** In the order of the navigation. */
export const ownPlaces: readonly Place[] = [
  ['/', shell.home, null],
  ['/live', places.live, 'watchWall'],
  ['/players', places.players, 'readPlayers'],
  ['/segments', places.segments, 'readSegments'],
  ['/payments', places.payments, 'readPlayers'],
  ['/identity', places.identity, 'readPlayers'],
  ['/flags', places.flags, 'readPlayers'],
  ['/addresses', places.addresses, 'readPlayers'],
  ['/tickets', places.tickets, 'readPlayers'],
  ['/complaints', places.complaints, 'readPlayers'],
  ['/adjustments', places.adjustments, 'adjustMoney'],
  ['/reports', places.reports, 'readReports'],
  ['/reports/cohorts', places.cohorts, 'readReports'],
  ['/days', places.days, null],
  ['/owed', places.owed, null],
  ['/games', places.games, 'readGames'],
  ['/jackpots', places.jackpots, 'readReports'],
  ['/maintenance', places.maintenance, 'readGames'],
  ['/games/order', places.gameOrder, 'arrangeGames'],
  ['/promotions', places.promotions, 'readPromotions'],
  ['/tournaments', places.tournaments, 'readPromotions'],
  ['/loyalty', places.loyalty, 'readPromotions'],
  ['/content', places.content, 'editContent'],
  ['/staff', places.staff, 'manageStaff'],
  ['/deeds', places.deeds, 'readDeeds'],
  ['/sessions', places.sessions, null],
  ['/sign-in', places.signIn, null],
]

export const isOpenTo =
  (may: (right: Right) => boolean) =>
  ([, , right]: Place): boolean =>
    right === null || may(right)

/** A page that was found by its name. */
export interface FoundPlace {
  readonly to: string
  readonly name: string
}

/** So many characters at least are looked for. */
export const shortest = 2

/** Pages with a word that begins as what is typed does, of those that are open. */
export function placesFor(text: string, may: (right: Right) => boolean): readonly FoundPlace[] {
  const typed = text.trim().toLowerCase()
  if (typed.length < shortest) return []
  const fits = ([, name]: Place): boolean => {
    const words = name.toLowerCase()
    return words.startsWith(typed) || words.includes(` ${typed}`)
  }
  return ownPlaces
    .filter((place) => isOpenTo(may)(place) && fits(place))
    .map(([to, name]) => ({ to, name }))
}
