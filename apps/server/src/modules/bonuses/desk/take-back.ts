import { isRefused } from '#platform/answer'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { reverseGrant } from '../end-grants.ts'
import type { BonusNeeds } from '../needs.ts'
import { standingOf } from '../standing.ts'
import { isOver, isRunning } from '../states.ts'
import { grantNamed } from '../store/grants.ts'

/** Why a grant was not taken back. */
export type NotTaken = 'notFound' | 'decidedAlready' | 'roundOpen'

/** What lies in a grant that could be taken back, in minor units, or why it cannot be. One that waits is worth what it would give. */
export async function worthOf(
  on: Queryable,
  player: PlayerId,
  grant: string,
): Promise<number | NotTaken> {
  const found = await grantNamed(on, player, grant)
  if (!found || found.id !== grant) return 'notFound'
  if (isOver(found.state)) return 'decidedAlready'
  return isRunning(found.state) ? (await standingOf(on, found)).balance : found.amount
}

/** Takes a grant back in the transaction of the deed. @returns what went back to the house, in minor units, or why nothing did. */
export async function takeBackGrant(
  needs: BonusNeeds,
  tx: Transaction,
  asked: { readonly player: PlayerId; readonly grant: string; readonly staff: string },
): Promise<number | NotTaken> {
  const { player, grant, staff } = asked
  const ended = await reverseGrant(
    needs,
    { tx, now: needs.clock.now() },
    { player, id: grant, staff },
  )
  if (!isRefused(ended)) return ended.takenBack
  if (ended.refused === 'notFound') return 'notFound'
  return ended.refused === 'roundOpen' ? 'roundOpen' : 'decidedAlready'
}
