import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import type { Games } from './games.ts'
import type { Journal } from './journal.ts'
import type { Rounds } from './rounds/rounds.ts'
import type { Settings } from './settings.ts'
import type { House } from './tell-house.ts'
import type { Wallet } from './wallets/wallet.ts'

/** What the parts of the sandbox share. */
export interface Sandbox {
  readonly app: FastifyInstance
  readonly settings: Settings
  readonly games: Games
  readonly journal: Journal
  readonly house: House
  readonly wallets: { readonly hub88: Wallet; readonly jili: Wallet }
  readonly rounds: Rounds
  readonly faults: Faults
}
