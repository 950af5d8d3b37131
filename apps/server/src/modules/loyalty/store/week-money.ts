import { type AccountId, balanceAt, type Flow, flowsOf } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { WeekMoney } from '../cashback/cashback-of.ts'
import { stakesInPlay } from './stakes-in-play.ts'

/**
 * What came into and left a player's cash beside games in a time, and its balances around it, with the stakes that were in play. What is bet and won
 * is in the balances alone, as is all that the ledger's list of sorts does not name here.
 * @param time epoch milliseconds; `to` is not included.
 */
export async function weekMoney(
  on: Queryable,
  whose: { readonly player: PlayerId; readonly cash: AccountId },
  time: { readonly from: number; readonly to: number },
): Promise<WeekMoney> {
  const held = async (at: number): Promise<number> =>
    Number(await balanceAt(on, whose.cash, at)) + (await stakesInPlay(on, whose, at))
  const opening = await held(time.from)
  const closing = await held(time.to)
  return { ...movedBeside(await flowsOf(on, whose.cash, time)), opening, closing }
}

/** The lines between the balances. Pure. */
function movedBeside(flows: readonly Flow[]): Omit<WeekMoney, 'opening' | 'closing'> {
  const payments = flows.filter(({ sort }) => sort === 'payment')
  const converted = flows.filter(({ sort }) => sort === 'conversion')
  const corrections = flows.filter(({ sort }) => sort === 'correction')
  return {
    deposits: sumOf(payments, (flow) => (flow.change > 0n && !isBack(flow) ? flow.change : 0n)),
    cancelled: sumOf(payments, (flow) => (flow.change > 0n && isBack(flow) ? flow.change : 0n)),
    withdrawals: sumOf(payments, ({ change }) => (change < 0n ? -change : 0n)),
    converted: Math.max(
      sumOf(converted, ({ change }) => change),
      0,
    ),
    takenBack: Math.max(
      sumOf(corrections, ({ change }) => -change),
      0,
    ),
  }
}

const sumOf = (flows: readonly Flow[], part: (flow: Flow) => bigint): number =>
  Number(flows.reduce((sum, flow) => sum + part(flow), 0n))

/** What was the player's before: held and given back, released, or paid out and returned. */
const isBack = ({ kind, reason }: Flow): boolean =>
  reason === 'reversal' || kind === 'void' || kind === 'expiry' || kind === 'post'
