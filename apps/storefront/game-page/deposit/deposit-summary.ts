import { ask } from '../../asking/ask.ts'
import { element, write } from '../markup/element.ts'
import type { QuickWay } from './quick-ways.ts'
import { sentenceOf, type SheetContext } from './sheet-context.ts'

/** What a deposit comes to, why it can't be, and its button. */
export interface DepositSummary {
  readonly views: readonly HTMLElement[]
  readonly pay: HTMLButtonElement
  /** Another method or amount (minor units) was chosen; null: none. Asks the house what it comes to. */
  chosen(way: QuickWay, amount: number | null): Promise<void>
  /** Says why it was not begun; an empty sentence takes it back. */
  refuse(sentence: string): void
}

export function createDepositSummary(sheet: SheetContext): DepositSummary {
  const { words, money, asker } = sheet
  let asked = 0
  const worth = element('p', { class: 'hint', role: 'status' })
  const fault = element('p', { class: 'deposit-fault', role: 'alert' })
  const pay = element('button', { type: 'submit', class: 'button button-first' })
  return {
    views: [worth, fault, pay],
    pay,
    async chosen({ saved: { method, userPMId } }, amount) {
      const own = ++asked
      write(fault, '')
      pay.disabled = amount === null
      write(pay, amount === null ? words.pay : words.payAmount(money(amount)))
      write(worth, amount === null ? words.choose : '')
      if (amount === null) return
      const answer = await ask(asker, 'depositCheck', { methodName: method, amount, userPMId })
      // An answer about what is chosen no more.
      if (own !== asked) return
      if (answer.ok) {
        const { fee, credited } = answer.reply
        const arrives = money(credited)
        return write(worth, fee === 0 ? words.noFee(arrives) : words.fee(money(fee), arrives))
      }
      write(fault, sentenceOf(answer.failure, sheet))
      pay.disabled = answer.failure.type === 'refused'
    },
    refuse: (sentence) => write(fault, sentence),
  }
}
