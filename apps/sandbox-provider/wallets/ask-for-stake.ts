import type { Faults } from '../faults.ts'
import type { Due, Journal } from '../journal.ts'
import type { Heard, House } from '../tell-house.ts'

/** What wallets tell with. */
export interface Teller {
  readonly house: House
  readonly journal: Journal
  readonly faults: Faults
}

/**
 * Asks for a stake so that a kill at any moment loses nothing: what undoes it is written down first, and due unless the answer is known.
 * @param take reads the answer, and writes down what came of a stake that was taken before it returns.
 */
export async function askForStake<Result>(
  { house, journal, faults }: Teller,
  {
    bet,
    undo,
    call,
    body,
    take,
  }: {
    readonly bet: string
    readonly undo: Due
    readonly call: string
    readonly body: Due['body']
    readonly take: (heard: Extract<Heard, { type: 'answer' }>) => Result
  },
): Promise<Result | { readonly type: 'unknown' }> {
  journal.ask(bet, undo)
  const heard = await faults.askStake(house, { dialect: undo.dialect, call, body }, undo)
  if (heard.type === 'silence') {
    journal.owe(undo)
    journal.end(bet)
    void house.settle(undo)
    return { type: 'unknown' }
  }
  const result = take(heard)
  journal.end(bet)
  return result
}
