import type { PageFacts } from './page-facts.ts'

/** Pages of the house, in the page's language. */
export interface Addresses {
  /** Of this game, below the language prefix. */
  readonly own: string
  readonly lobby: string
  readonly login: string
  readonly deposit: string
  /** Of a deposit that was begun: how it stands. */
  depositResult(id: string): string
  readonly bonus: string
  readonly profile: string
  readonly limits: string
  /** The player's bets in all games. */
  readonly bets: string
  /** The page about this game. */
  readonly about: string
  readonly registration: string
  readonly tournaments: string
  /** Another of the house's games. */
  game(uri: string): string
  /** The verifier, with a round filled in. */
  verifier(roundId?: string): string
  /** The verifier, with a whole stream. */
  streamVerifier(stream: number): string
  /** The verifier, with a round of a live room. */
  roomVerifier(room: string, chain: number, number: number): string
}

export const addressesOf = ({ language, uri }: Pick<PageFacts, 'language' | 'uri'>): Addresses => ({
  own: uri,
  lobby: `/${language}/lobby`,
  login: `/${language}/login?source=/${language}/${uri}`,
  deposit: `/${language}/cashier/deposit`,
  depositResult: (id) => `/${language}/cashier/deposit-result/${encodeURIComponent(id)}`,
  bonus: `/${language}/cashier/bonus`,
  profile: `/${language}/edit-profile`,
  limits: `/${language}/limits`,
  bets: `/${language}/my-bets`,
  about: `/${language}/games/${uri}`,
  registration: `/${language}/registration?source=/${language}/${uri}`,
  tournaments: `/${language}/tournaments`,
  game: (other) => `/${language}/${encodeURIComponent(other)}`,
  verifier: (roundId) =>
    `/${language}/provably-fair/verify${roundId ? `?round=${encodeURIComponent(roundId)}` : ''}`,
  streamVerifier: (stream) => `/${language}/provably-fair/verify?stream=${stream}`,
  roomVerifier: (room, chain, number) =>
    `/${language}/provably-fair/verify?room=${encodeURIComponent(room)}&chain=${chain}&number=${number}`,
})
