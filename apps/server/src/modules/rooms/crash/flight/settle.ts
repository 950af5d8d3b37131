import { multipleAt } from '@fairhouse/contract/rooms/curve'
import type { Fate } from '../../money/end-tickets.ts'
import type { StoredRound, StoredTicket } from '../../stored.ts'
import type { CrashTimes } from '../times.ts'

/**
 * What becomes of a ticket that is still open when its round is over. A burst pays where it had itself cashed out at no more than the bust. A void round pays that,
 * too, as far as the round was led; every other stake goes back.
 */
export function fateOf(
  { auto }: Pick<StoredTicket, 'auto'>,
  { phase, bust, fliesAt, ledAt }: Pick<StoredRound, 'phase' | 'bust' | 'fliesAt' | 'ledAt'>,
  { doublesInMs }: Pick<CrashTimes, 'doublesInMs'>,
): Fate {
  if (bust === null) throw new Error('a round that is not over settles nothing')
  const isVoid = phase === 'void'
  const reached = isVoid ? Math.min(bust, multipleAt(ledAt - fliesAt, doublesInMs)) : bust
  if (auto !== null && auto <= reached) return { state: 'cashed', at: auto }
  return { state: isVoid ? 'void' : 'lost' }
}
