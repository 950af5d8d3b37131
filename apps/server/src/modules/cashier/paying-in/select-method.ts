import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositMethodSelect } from '@fairhouse/contract/calls/cashier'
import type { PaymentInstruction } from '@fairhouse/contract/entities/payment'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { offeredTo, payerInOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer, Quote } from '../needs.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { quoteFor, quoteShown } from '../seen/quotes.ts'
import { viewsOf } from '../seen/view.ts'
import { allAsked, transactionsOf } from '../store/transactions-of.ts'
import { addressFor } from './address-for.ts'
import type { AddressesUnderWay } from './addresses-under-way.ts'
import { instructionFor } from './instruction.ts'

const recentMs = 24 * 60 * 60_000
const recentAtMost = 10

/** Chooses a way to pay in; of a coin, the player's own address. */
export async function selectMethod(
  needs: CashierNeeds & { readonly addresses: AddressesUnderWay },
  ask: PlayerAsk,
  { methodName }: BodyOf<typeof depositMethodSelect>,
): Promise<Outcome<ReplyOf<typeof depositMethodSelect>>> {
  const known = await payerInOr(needs, ask.player)
  if (isRefused(known)) return known
  const { payer } = known
  const offered = offeredTo(needs, payer, { method: methodName, direction: 'deposit' })
  if (!offered) return { refused: 'methodUnavailable' }
  const { method } = offered
  const quote = await quoteFor(needs, method)
  const instruction =
    method.kind === 'coin' ? await toAddress(needs, ask, { payer, offered, quote }) : null
  if (instruction && isRefused(instruction)) return instruction
  const saved = await shownMethods(needs, payer, 'deposit')
  return {
    reply: {
      method,
      saved: saved.filter((one) => one.method === method.name),
      instruction,
      starting: method.kind === 'coin' && instruction === null,
      quote: quote && quoteShown(quote),
      recent: await viewsOf(needs, ask.player, await recentBy(needs, ask, method.name)),
    },
  }
}

async function toAddress(
  needs: CashierNeeds & { readonly addresses: AddressesUnderWay },
  ask: PlayerAsk,
  wish: { readonly payer: Payer; readonly offered: OfferedMethod; readonly quote: Quote | null },
): Promise<PaymentInstruction | Refused | null> {
  const { payer, offered, quote } = wish
  const make = () => addressFor(needs, ask, { payer, offered })
  const { method, provider } = offered
  const whose = `${provider}:${method.name}:${payer.player}`
  const found = method.sandbox ? await needs.addresses.soon(whose, make) : await make()
  return found === null || isRefused(found) ? found : instructionFor(found, offered.method, quote)
}

/** Those that are under way, and those that were done within a day. */
async function recentBy({ database, clock }: CashierNeeds, { player }: PlayerAsk, method: string) {
  const stored = await transactionsOf(database, player, {
    ...allAsked,
    types: ['deposit'],
    method,
    limit: recentAtMost,
  })
  const since = clock.now() - recentMs
  return stored.filter(
    ({ state, changedAt }) => state === 'pending' || state === 'confirming' || changedAt >= since,
  )
}
