import { ask, type Reply } from '../../asking/ask.ts'
import { requestKey } from '../../asking/request-key.ts'
import { element, fill, write } from '../markup/element.ts'
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
  { ways, first, last, allowance }: Offered,
  begun: (reply: Reply<'depositProcess'>) => void,
): HTMLElement {
  const { words, money, asker } = sheet
  let way = first
  let amount = last !== null && first.amounts.includes(last) ? last : null
  /** One key for one wish: pressing again after a lost answer deposits once. */
  let key = requestKey()
  let asked = 0

  const worth = element('p', { class: 'hint', role: 'status' })
  const fault = element('p', { class: 'deposit-fault', role: 'alert' })
  const amounts = element('div', { class: 'choices', role: 'group', 'aria-label': words.amount })
  const pay = element('button', { type: 'submit', class: 'button button-first' })

  const check = async (): Promise<void> => {
    const own = ++asked
    write(fault, '')
    pay.disabled = amount === null
    write(pay, amount === null ? words.pay : words.payAmount(money(amount)))
    write(worth, amount === null ? words.choose : '')
    if (amount === null) return
    const { method, userPMId } = way.saved
    const answer = await ask(asker, 'depositCheck', { methodName: method, amount, userPMId })
    // An answer about what is chosen no more.
    if (own !== asked) return
    if (answer.ok) {
      const { fee, credited } = answer.reply
      write(
        worth,
        fee === 0 ? words.noFee(money(credited)) : words.fee(money(fee), money(credited)),
      )
      return
    }
    write(fault, sentenceOf(answer.failure, sheet))
    pay.disabled = answer.failure.type === 'refused'
  }
  const choose = (next: number | null): void => {
    amount = next
    key = requestKey()
    const isChosen = (one: number): string => String(one === amount)
    fill(
      amounts,
      way.amounts.map((one) =>
        element(
          'button',
          {
            type: 'button',
            class: 'choice',
            'aria-pressed': isChosen(one),
            onclick: () => {
              choose(one)
              amounts.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
            },
          },
          money(one),
        ),
      ),
    )
    void check()
  }
  const submit = async (): Promise<void> => {
    if (amount === null || pay.disabled) return
    pay.disabled = true
    write(fault, '')
    const { method, userPMId } = way.saved
    const body = { requestKey: key, methodName: method, amount, userPMId }
    const answer = await ask(asker, 'depositProcess', body)
    if (answer.ok) return begun(answer.reply)
    // What was refused is asked for anew; what may have arrived keeps its key.
    if (answer.failure.type === 'refused') key = requestKey()
    write(fault, sentenceOf(answer.failure, sheet))
    pay.disabled = false
  }
  const least = allowance !== null && allowance.amount < first.terms.max ? allowance.amount : null
  choose(amount)
  return element(
    'form',
    {
      class: 'form',
      onsubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    methodChoice(sheet, ways, (next) => {
      way = next
      choose(amount !== null && next.amounts.includes(amount) ? amount : null)
    }),
    element('h3', {}, words.amount),
    least === null
      ? null
      : element(
          'p',
          { class: 'hint' },
          first.amounts.length === 0 ? words.limitReached : words.allowance(money(least)),
        ),
    amounts,
    worth,
    fault,
    pay,
  )
}

function methodChoice(
  { words }: SheetContext,
  ways: readonly QuickWay[],
  chosen: (way: QuickWay) => void,
): HTMLElement {
  return element(
    'fieldset',
    { class: 'deposit-ways' },
    element('legend', {}, words.method),
    ways.map((way, place) => {
      const { label, expires } = way.saved
      return element(
        'label',
        { class: 'deposit-way' },
        element('input', {
          type: 'radio',
          name: 'way',
          checked: place === 0,
          onchange: () => chosen(way),
        }),
        element('b', {}, label),
        expires === null ? null : element('span', { class: 'hint' }, words.expires(expires)),
      )
    }),
  )
}
