import type { PaymentInstruction } from '@fairhouse/contract/entities/payment'
import { ask } from '../../asking/ask.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { element, fill } from '../markup/element.ts'
import { createDepositForm } from './deposit-form.ts'
import type { PurseContext } from './purse.ts'
import { lastDeposited, quickWays } from './quick-ways.ts'
import { sentenceOf, type SheetContext } from './sheet-context.ts'
import { loadDepositTexts } from './texts/load-texts.ts'
import { waitForArrival } from './wait-for-arrival.ts'

/**
 * A deposit over the game: saved methods, amounts, one button. It asks the cashier's own calls, so that every limit and protection holds as
 * there; the game beneath stays as it is.
 */
export async function showQuickDeposit(context: PurseContext): Promise<void> {
  const { texts, facts } = context
  const words = await loadDepositTexts(facts.language)
  const body = element('div', { class: 'form' })
  const spoken = element('div', { class: 'unseen', role: 'status' })
  const dialog = openDialog({ title: words.title, closeLabel: texts.controls.close }, body, spoken)
  const sheet = {
    ...context,
    words,
    dialog,
    say: (sentence: string) => fill(spoken, element('p', {}, sentence)),
    show: (...content: readonly (Node | null)[]) =>
      fill(
        body,
        content.filter((one) => one !== null),
      ),
  }
  await begin(sheet)
}

async function begin(sheet: SheetContext): Promise<void> {
  const { asker, words, show, say } = sheet
  show(element('p', {}, words.loading))
  say(words.loading)
  const [found, past] = await Promise.all([
    ask(asker, 'deposit', {}),
    ask(asker, 'transactionHistory', { page: 1, type: 'deposit' }),
  ])
  if (!found.ok) {
    return show(
      element('p', { role: 'alert' }, sentenceOf(found.failure, sheet)),
      element('div', { class: 'buttons' }, againButton(sheet), cashierLink(sheet)),
    )
  }
  const { methods, saved, allowance, userStatus } = found.reply
  const last = past.ok ? lastDeposited(past.reply.transactions) : null
  const ways = quickWays({ methods, saved, allowance }, last)
  const isTest = userStatus.isLogged && userStatus.isTestMoney
  const [first] = ways
  show(
    isTest ? element('p', { class: 'hint' }, words.testMoney) : null,
    first
      ? createDepositForm(sheet, { ways, first, last, allowance }, (begun) => {
          sheet.heard(begun.userStatus)
          goOn(sheet, begun.transaction.id, begun.instruction)
          sheet.payments.heard(begun.transaction)
        })
      : element('p', {}, words.noneSaved),
    element(
      'div',
      { class: 'buttons' },
      limitsLink(sheet),
      cashierLink(sheet, first === undefined),
    ),
    element('p', { class: 'hint' }, words.newTab),
  )
}

/** A deposit was begun: what the player still has to do, until it arrives. */
function goOn(sheet: SheetContext, id: string, instruction: PaymentInstruction): void {
  const { words, show, say, addresses } = sheet
  const isAsked = instruction.kind === 'redirect'
  const link = isAsked
    ? outward(words.confirm, instruction.url, true)
    : outward(words.details, addresses.depositResult(id), false)
  const next = isAsked ? words.confirmAt : words.onItsWay
  show(element('p', {}, next), element('div', { class: 'buttons' }, link))
  say(next)
  link.focus()
  waitForArrival(sheet, id, () => {
    show(
      element('p', { role: 'alert' }, words.declined),
      element(
        'div',
        { class: 'buttons' },
        againButton(sheet),
        outward(words.details, addresses.depositResult(id), false),
      ),
    )
    focusHeading(sheet)
  })
}

function againButton(sheet: SheetContext): HTMLElement {
  const onclick = (): void => {
    focusHeading(sheet)
    void begin(sheet)
  }
  return element(
    'button',
    { type: 'button', class: 'button button-first', onclick },
    sheet.words.again,
  )
}

/** What had the focus is there no more: the heading stays. */
const focusHeading = ({ dialog }: SheetContext): void => dialog.view.querySelector('h2')?.focus()

/** A page in another tab, so that the game stays. */
const outward = (words: string, href: string, first: boolean): HTMLAnchorElement =>
  element(
    'a',
    { class: first ? 'button button-first' : 'button', href, target: '_blank', rel: 'noopener' },
    words,
  )

const cashierLink = ({ words, addresses }: SheetContext, first = false): HTMLElement =>
  outward(words.cashier, addresses.deposit, first)

const limitsLink = ({ words, addresses }: SheetContext): HTMLElement =>
  outward(words.limits, addresses.limits, false)
