import type { PaymentInstruction } from '@fairhouse/contract/entities/payment'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { amount, toDecimal } from '@fairhouse/money'
import { unitsFor } from '../convert.ts'
import type { Quote } from '../needs.ts'
import type { Instruction } from '../provider.ts'

/** What the player does next, as browsers are told. */
export function instructionFor(
  given: Instruction,
  method: PaymentMethod,
  quote: Quote | null,
): PaymentInstruction {
  if (given.kind === 'redirect') return { kind: 'redirect', url: given.url }
  if (given.kind === 'none') return { kind: 'none' }
  if (given.kind === 'bank')
    return { kind: 'bank', lines: given.lines.map((line) => ({ ...line })) }
  const { asset } = method
  return {
    kind: 'address',
    asset,
    network: method.network ?? asset,
    address: given.address,
    uri: given.uri,
    tag: given.tag,
    least: leastCoins(method, quote),
    confirmations: method.confirmations ?? 1,
  }
}

/** What the method's minimum is in coins now. */
function leastCoins({ asset, deposit }: PaymentMethod, quote: Quote | null): string {
  const min = amount(BigInt(deposit?.min ?? 0))
  return quote === null ? '0' : toDecimal(asset, unitsFor(asset, min, quote.rate))
}
