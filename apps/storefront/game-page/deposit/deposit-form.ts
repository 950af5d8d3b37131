import { ask, type Reply } from '../../asking/ask.ts'
import { requestKey } from '../../asking/request-key.ts'
import { element, write } from '../markup/element.ts'
import { allowanceWords } from './allowance-words.ts'
import { amountChoice, methodChoice } from './deposit-choices.ts'
import { createDepositSummary } from './deposit-summary.ts'
import type { QuickWay } from './quick-ways.ts'
import { sentenceOf, type SheetContext } from './sheet-context.ts'

interface Offered {
  readonly ways: readonly QuickWay[]
  /** The way that is chosen to begin with. */
  readonly first: QuickWay
  /** The last amount that was deposited: chosen to begin with where it is offered. */
  readonly last: number | null
  readonly allowance: { readonly amount: number } | null
}

/**
 * Method, amount, what arrives of it, and the button.
 * @param begun hears of the deposit that was begun, once.
 */
export function createDepositForm(
  sheet: SheetContext,
  offered: Offered,
  begun: (reply: Reply<'depositProcess'>) => void,
): HTMLElement {
  const { ways, first, last, allowance } = offered
  let way = first
  let amount = last !== null && first.amounts.includes(last) ? last : null
  /** One key for one wish: pressing again after a lost answer deposits once. */
  let key = requestKey()
  const summary = createDepositSummary(sheet)
  // Heard when a limit leaves more or less of another method.
  const limit = element('p', { class: 'hint', 'aria-live': 'polite' })
  const choose = (next: number | null): void => {
    amount = next
    key = requestKey()
    write(limit, allowanceWords(sheet, way, allowance))
    amounts.offer(way.amounts, amount)
    void summary.chosen(way, amount)
  }
  const amounts = amountChoice(sheet, choose)
  const submit = async (): Promise<void> => {
    if (amount === null || summary.pay.disabled) return
    summary.pay.disabled = true
    summary.refuse('')
    const { method, userPMId } = way.saved
    const body = { requestKey: key, methodName: method, amount, userPMId }
    const answer = await ask(sheet.asker, 'depositProcess', body)
    if (answer.ok) return begun(answer.reply)
    // What was refused is asked for anew; what may have arrived keeps its key.
    if (answer.failure.type === 'refused') key = requestKey()
    summary.refuse(sentenceOf(answer.failure, sheet))
    summary.pay.disabled = false
  }
  choose(amount)
  const onsubmit = (event: Event): void => {
    event.preventDefault()
    void submit()
  }
  return element(
    'form',
    { class: 'form', onsubmit },
    methodChoice(sheet, ways, (next) => {
      way = next
      choose(amount !== null && next.amounts.includes(amount) ? amount : null)
    }),
    element('h3', {}, sheet.words.amount),
    limit,
    amounts.view,
    summary.views,
  )
}
