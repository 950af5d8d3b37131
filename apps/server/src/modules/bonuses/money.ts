import { type Amount, amount } from '@fairhouse/money'
import {
  type AccountId,
  codes,
  houseAccount,
  post,
  type Reason,
  type Transfer,
} from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { uuidV7 } from '#platform/ids'
import type { Change } from './needs.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** Bonuses are rare and need no tills of their own. */
const till = 0

/** Minor units as money. @throws RangeError below zero. */
export const units = (value: number): Amount => amount(BigInt(value))

/** Puts the money of a grant into the player's bonus pocket. @returns the chain. */
export async function give({ tx, now }: Change, pocket: AccountId, value: number): Promise<string> {
  const cost = await houseCost(tx)
  const id = uuidV7(now)
  await posted({ tx, now }, [leg({ id, leg: 1 }, [cost, pocket], value, 'bonusGiven')])
  return id
}

/**
 * Empties the pocket at the end of a grant: so much becomes the player's cash, the rest goes back to the house.
 * @returns the chain; null where there was nothing in it.
 */
export async function empty(
  { tx, now }: Change,
  grant: Pick<StoredGrant, 'player'>,
  { pocket, paidOut, takenBack }: Emptied & { readonly pocket: AccountId },
): Promise<string | null> {
  if (paidOut + takenBack === 0) return null
  const id = uuidV7(now)
  const { cash } = await readPurse(tx, grant.player)
  const cost = await houseCost(tx)
  const legs: Transfer[] = []
  if (paidOut > 0) legs.push(leg({ id, leg: 1 }, [pocket, cash], paidOut, 'bonusConverted'))
  if (takenBack > 0)
    legs.push(leg({ id, leg: legs.length + 1 }, [pocket, cost], takenBack, 'bonusTakenBack'))
  await posted({ tx, now }, legs)
  return id
}

/** What becomes of what is in a pocket, in minor units. */
export interface Emptied {
  readonly paidOut: number
  readonly takenBack: number
}

const houseCost = (tx: Change['tx']): Promise<AccountId> =>
  houseAccount(tx, { code: codes.bonusCost, currency: 'USD', till })

const leg = (
  ref: { readonly id: string; readonly leg: number },
  [debit, credit]: readonly [AccountId, AccountId],
  value: number,
  reason: Reason,
): Transfer => ({ ...ref, debit, credit, amount: units(value), currency: 'USD', reason })

/** @throws Error when the ledger refuses: whoever moves a grant's money holds the player and has looked. */
async function posted({ tx, now }: Change, chain: readonly Transfer[]): Promise<void> {
  const answer = await post(tx, chain, now)
  if (answer.type !== 'posted')
    throw new Error(`money of a bonus was ${answer.type === 'refused' ? answer.by : answer.type}`)
}
