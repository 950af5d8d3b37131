import type { SealedRefusal } from '@fairhouse/contract/entities/receipt'
import type { Answer } from '../asking/ask.ts'
import type { Keeper } from './keeper.ts'

/** Keeps the receipt of a step that was played, or of a bet that was refused. */
export function keepAnswer(
  keeper: Pick<Keeper, 'took' | 'tookRefusal'>,
  answer: Answer<'play'>,
): void {
  if (answer.ok) {
    const { receipt, seal } = answer.reply
    return keeper.took({ receipt, seal })
  }
  if (answer.failure.type !== 'refused') return
  const { receipt, seal } = answer.failure.metadata ?? {}
  const sealed = { receipt, seal }
  if (isSealedRefusal(sealed)) keeper.tookRefusal(sealed)
}

/** Border: what has the mark of a receipt is believed to be one; whoever verifies it looks at every part. */
const isSealedRefusal = (sealed: {
  readonly receipt: unknown
  readonly seal: unknown
}): sealed is SealedRefusal =>
  typeof sealed.receipt === 'object' &&
  sealed.receipt !== null &&
  'kind' in sealed.receipt &&
  sealed.receipt.kind === 'refusal' &&
  typeof sealed.seal === 'object' &&
  sealed.seal !== null &&
  'key' in sealed.seal
