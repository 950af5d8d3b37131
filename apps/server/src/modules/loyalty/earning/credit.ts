import { amount } from '@fairhouse/money'
import { codes, houseAccount, post, type Reason, type Transfer } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type EarnedAsset, earnedAssets, pocketsOf } from '../pockets.ts'

/** What goes to a player, or from one. */
export interface Share {
  readonly player: PlayerId
  readonly units: number
}

/** Points, tokens and tickets are moved rarely enough to need no tills of their own. */
const till = 0

/** The transfers that give each player so much of an asset. Nothing is moved by who gets nothing. */
export async function creditsOf(
  tx: Transaction,
  name: EarnedAsset,
  { id, shares, firstLeg }: { id: string; shares: readonly Share[]; firstLeg: number },
): Promise<Transfer[]> {
  const given = shares.filter(({ units }) => units > 0)
  if (given.length === 0) return []
  const { asset: currency } = earnedAssets[name]
  const debit = await houseAccount(tx, { code: codes.houseLoyalty, currency, till })
  const pockets = await pocketsOf(
    tx,
    given.map(({ player }) => player),
    name,
  )
  return given.map(({ player, units }, index) => {
    const credit = pockets.get(player)
    if (credit === undefined) throw new Error(`player ${player} has no account of ${name}`)
    return {
      id,
      leg: firstLeg + index,
      debit,
      credit,
      amount: amount(BigInt(units)),
      currency,
      reason: 'loyaltyEarned',
    }
  })
}

/** More legs than this are not one chain: their numbers are small. */
const legsOfChain = 10_000

/**
 * Takes so much of an asset from players, once per id. From very many by several chains, whose ids follow from the first one's.
 * @throws Error when one has less.
 */
export async function takeBack(
  tx: Transaction,
  name: EarnedAsset,
  taken: { readonly id: string; readonly shares: readonly Share[]; readonly reason: Reason },
): Promise<void> {
  const { reason } = taken
  const shares = taken.shares.filter(({ units }) => units > 0)
  if (shares.length === 0) return
  const { asset: currency } = earnedAssets[name]
  const credit = await houseAccount(tx, { code: codes.houseLoyalty, currency, till })
  const pockets = await pocketsOf(
    tx,
    shares.map(({ player }) => player),
    name,
  )
  for (let first = 0; first < shares.length; first += legsOfChain) {
    const id = idOfPortion(taken.id, first / legsOfChain)
    const legs = shares.slice(first, first + legsOfChain).map(({ player, units }, index) => {
      const debit = pockets.get(player)
      if (debit === undefined) throw new Error(`player ${player} has no account of ${name}`)
      const sum = amount(BigInt(units))
      return { id, leg: index + 1, debit, credit, amount: sum, currency, reason }
    })
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await postAll(tx, legs)
  }
}

const randomEnd = 2n ** 48n

/** The id of a further portion of what has an id: as old, and the same whenever it is asked for. @param portion from 0, which is the id itself. */
function idOfPortion(id: string, portion: number): string {
  const end = (BigInt(`0x${id.slice(-12)}`) + BigInt(portion)) % randomEnd
  return `${id.slice(0, -12)}${end.toString(16).padStart(12, '0')}`
}

/** @throws Error when the ledger refuses: nothing here can be refused by right. */
export async function postAll(tx: Transaction, legs: readonly Transfer[]): Promise<void> {
  if (legs.length === 0) return
  const posted = await post(tx, legs)
  if (posted.type === 'refused') throw new Error(`leg ${posted.leg} was refused: ${posted.by}`)
}
