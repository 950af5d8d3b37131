import type { Games } from '../games.ts'
import type { Journal, Session } from '../journal.ts'
import type { Wallet } from '../wallets/wallet.ts'

/** What rounds are played with. */
export interface RoundNeeds {
  readonly games: Games
  readonly journal: Journal
  readonly wallets: Readonly<Record<Session['dialect'], Wallet>>
  readonly now: () => number
}
