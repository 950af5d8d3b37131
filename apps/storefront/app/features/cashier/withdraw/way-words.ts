import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { Texts } from '../../../shell/texts/texts.ts'
import { wordOf } from '../payment/word-of.ts'

/** A method by name, with its chain where that is not said by the name. */
export function wayWords(
  words: Texts['cashierWords'],
  { name, network }: Pick<PaymentMethod, 'name' | 'network'>,
): string {
  const way = wordOf(words.methods, name)
  return network === null || network === way ? way : `${way} · ${network}`
}
