import type { PlayerAsk, Refused } from '#platform/answer'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import type { Instruction } from '../provider.ts'
import { addressOf, insertAddress } from '../store/own-addresses.ts'
import { customerOf } from './customer.ts'

/** The address of the house that is this player's own for a coin: the same for good at each provider, asked of it once. */
export async function addressFor(
  needs: CashierNeeds,
  ask: PlayerAsk,
  { payer, offered }: { readonly payer: Payer; readonly offered: OfferedMethod },
): Promise<Instruction | Refused> {
  const { player } = payer
  const method = offered.method.name
  const whose = { player, method, provider: offered.provider }
  const own = await addressOf(needs.database, whose)
  if (own) return { kind: 'address', ...own }
  const provider = needs.provider(offered.provider)
  if (!provider) return { refused: 'paymentUnavailable' }
  const opened = await provider.createDeposit({
    reference: `${method}:${player}`,
    player,
    method,
    sum: null,
    token: null,
    keep: false,
    returnUrl: `${needs.originOf(ask.host)}/${ask.language}/cashier/deposit`,
    customer: customerOf(ask, payer),
  })
  if (opened.type === 'refused') return { refused: 'methodUnavailable' }
  if (opened.type === 'unknown') return { refused: 'paymentUnavailable' }
  const { instruction, providerRef } = opened
  if (instruction.kind !== 'address')
    throw new Error(`${provider.id} gave no address for ${method}, but ${instruction.kind}`)
  const { address, uri, tag } = instruction
  const at = needs.clock.now()
  const given = { ...whose, providerRef, address, uri, tag, at }
  await insertAddress(needs.database, given)
  const kept = await addressOf(needs.database, whose)
  if (!kept)
    throw new Error(`${provider.id} gave an address for ${method} that is another player's`)
  return { kind: 'address', ...kept }
}
