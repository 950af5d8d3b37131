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

type Begun = (reply: Reply<'depositProcess'>) => void

/**
 * Method, amount, what arrives of it, and the button.
 * @param begun hears of the deposit that was begun, once.
 */
export function createDepositForm(
  sheet: SheetContext,
  offered: Offered,
  begun: Begun,
): HTMLElement {
  const { words } = sheet
  const { ways } = offered
  const wish = new DepositWish(sheet, offered, begun)
  return element(
    'form',
    {
      class: 'form',
      onsubmit: (event) => {
        event.preventDefault()
        void wish.submit()
      },
    },
    methodChoice(sheet, ways, (next) => wish.chooseWay(next)),
    element('h3', {}, words.amount),
    leastAllowed(sheet, offered),
    wish.amounts,
    wish.worth,
    wish.fault,
    wish.pay,
  )
}

/** What is chosen, what the house says of it, and what becomes of it. */
class DepositWish {
  readonly worth = element('p', { class: 'hint', role: 'status' })
  readonly fault = element('p', { class: 'deposit-fault', role: 'alert' })
  readonly amounts: HTMLElement
  readonly pay = element('button', { type: 'submit', class: 'button button-first' })
  readonly #sheet: SheetContext
  readonly #begun: Begun
  #way: QuickWay
  #amount: number | null
  /** One key for one wish: pressing again after a lost answer deposits once. */
  #key = requestKey()
  #asked = 0

  constructor(sheet: SheetContext, { first, last }: Offered, begun: Begun) {
    this.#sheet = sheet
    this.#begun = begun
    this.#way = first
    this.#amount = null
    const label = { 'aria-label': sheet.words.amount }
    this.amounts = element('div', { class: 'choices', role: 'group', ...label })
    this.#choose(last !== null && first.amounts.includes(last) ? last : null)
  }

  chooseWay(next: QuickWay): void {
    this.#way = next
    const amount = this.#amount
    this.#choose(amount !== null && next.amounts.includes(amount) ? amount : null)
  }

  async submit(): Promise<void> {
    const { asker } = this.#sheet
    const amount = this.#amount
    if (amount === null || this.pay.disabled) return
    this.pay.disabled = true
    write(this.fault, '')
    const { method, userPMId } = this.#way.saved
    const body = { requestKey: this.#key, methodName: method, amount, userPMId }
    const answer = await ask(asker, 'depositProcess', body)
    if (answer.ok) return this.#begun(answer.reply)
    // What was refused is asked for anew; what may have arrived keeps its key.
    if (answer.failure.type === 'refused') this.#key = requestKey()
    write(this.fault, sentenceOf(answer.failure, this.#sheet))
    this.pay.disabled = false
  }

  #choose(next: number | null): void {
    this.#amount = next
    this.#key = requestKey()
    fill(
      this.amounts,
      this.#way.amounts.map((one) => this.#amountButton(one)),
    )
    void this.#check()
  }

  #amountButton(one: number): HTMLElement {
    const onclick = (): void => {
      this.#choose(one)
      this.amounts.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    }
    const pressed = { 'aria-pressed': String(one === this.#amount) }
    const what = this.#sheet.money(one)
    return element('button', { type: 'button', class: 'choice', ...pressed, onclick }, what)
  }

  /** Asks what would arrive, and shows it unless something else was chosen meanwhile. */
  async #check(): Promise<void> {
    const { words, money, asker } = this.#sheet
    const [own, amount] = [++this.#asked, this.#amount]
    write(this.fault, '')
    this.pay.disabled = amount === null
    write(this.pay, amount === null ? words.pay : words.payAmount(money(amount)))
    write(this.worth, amount === null ? words.choose : '')
    if (amount === null) return
    const { method, userPMId } = this.#way.saved
    const answer = await ask(asker, 'depositCheck', { methodName: method, amount, userPMId })
    if (own !== this.#asked) return
    if (!answer.ok) {
      write(this.fault, sentenceOf(answer.failure, this.#sheet))
      this.pay.disabled = answer.failure.type === 'refused'
      return
    }
    const { fee, credited } = answer.reply
    const arrives = money(credited)
    write(this.worth, fee === 0 ? words.noFee(arrives) : words.fee(money(fee), arrives))
  }
}

/** What may still be deposited, where that is less than the method takes. */
function leastAllowed(
  { words, money }: SheetContext,
  { first, allowance }: Offered,
): HTMLElement | null {
  if (allowance === null || allowance.amount >= first.terms.max) return null
  const isOver = first.amounts.length === 0
  const said = isOver ? words.limitReached : words.allowance(money(allowance.amount))
  return element('p', { class: 'hint' }, said)
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
