import type { SignAnswer, SignEvm } from '@fairhouse/contract/signer/request'
import type { StatusQuestion } from '#modules/cashier'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { AddressBook } from './addresses.ts'
import type { EvmChain } from './chain.ts'
import type { EvmNode } from './node.ts'
import type { Shortages } from './shortages.ts'

/** What the signer says of the house's account: which chain it is for, and its addresses. */
export interface Account {
  readonly chain: EvmChain
  readonly addresses: AddressBook
}

/** What a provider of such a chain works with. */
export interface EvmNeeds {
  /** Its id: stored with everything, never changed. */
  readonly id: string
  /** Its coins are worth nothing. */
  readonly sandbox: boolean
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Name of this process among all nodes. */
  readonly holder: string
  readonly node: EvmNode
  /** Null while the signer cannot be asked. */
  readonly account: () => Promise<Account | null>
  /** Null when the signer is silent. */
  readonly sign: (wish: SignEvm) => Promise<SignAnswer | null>
  /** Resolves when whoever keeps payments was told; what fails is told again. */
  readonly tell: (question: StatusQuestion) => Promise<void>
  readonly shortages: Shortages
  /** Between two looks at the chain. */
  readonly lookEveryMs: number
  /** A transaction that waits for longer is replaced by one that pays more. */
  readonly stuckAfterMs: number
}

/** The same, once the node said which chain it follows. */
export interface FollowNeeds extends EvmNeeds, Account {
  /** Names the chain in our tables. */
  readonly key: string
}
