import { escaped, page } from '../frame/page.ts'
import { filled, type Spoken } from '../words/spoken.ts'
import type { KeptPayment } from './card-state.ts'
import type { CardFaults } from './read-card.ts'
import { brandOf, testCards } from './test-cards.ts'

const dollars = (cents: number, { language }: Spoken): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100)

const sumOf = ({ amount }: KeptPayment, spoken: Spoken): string =>
  amount === 0
    ? `<p class="sum">${spoken.words.cardCheck}</p><p class="quiet">${spoken.words.nothingCharged}</p>`
    : `<p class="sum">${dollars(amount, spoken)}</p>`

/** Where a card is entered. @param again what was wrong the last time; the number itself is never written back. */
export function payPage(payment: KeptPayment, spoken: Spoken, again: CardFaults = {}): string {
  const { words } = spoken
  const field = fieldIn(spoken, again)
  const path = `/pay/${payment.id}`
  const pay = filled(words.pay, { sum: dollars(payment.amount, spoken) })
  return page(
    words.cardPage,
    `${sumOf(payment, spoken)}
<form class="card" method="post" action="${spoken.at(path)}" novalidate>
${field('number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="row">${field('expires', 'inputmode="numeric" autocomplete="cc-exp" maxlength="5" placeholder="12/30"')}
${field('code', 'inputmode="numeric" autocomplete="cc-csc" maxlength="3" placeholder="123"')}</div>
${field('holder', 'autocomplete="cc-name" maxlength="60"')}
<div class="actions"><button>${payment.amount === 0 ? words.checkCard : pay}</button>
<button class="plain" formaction="${spoken.at(`${path}/leave`)}" formnovalidate>${words.cancel}</button></div></form>
<h2>${words.testNumbers}</h2><p class="quiet">${words.testNumbersHow}</p>
<div class="scroll"><table><tbody>${testCards.map((card) => testRow(card, spoken)).join('')}</tbody></table></div>`,
    spoken,
  )
}

function testRow({ number, behaviour }: (typeof testCards)[number], { words }: Spoken): string {
  const brand = brandOf(number) === 'Visa' ? '' : ` (${brandOf(number)})`
  return `<tr><td class="number">${spaced(number)}</td><td>${escaped(words.cards[behaviour] + brand)}</td></tr>`
}

/** The card's issuer asks whether it is really the player (3-D Secure). */
export function challengePage(payment: KeptPayment, spoken: Spoken): string {
  const { words } = spoken
  const digits = `<strong>${escaped(payment.card?.last4 ?? '')}</strong>`
  return page(
    words.isItYou,
    `${sumOf(payment, spoken)}<div class="card"><p>${filled(words.challenge, { digits })}</p>
<div class="actions"><form method="post" action="${spoken.at(`/pay/${payment.id}/check`)}"><button name="answer" value="approve">${words.approve}</button>
<button class="plain" name="answer" value="fail">${words.fail}</button></form></div></div>`,
    spoken,
  )
}

/** There is nothing to do any more: what became of it, for whoever comes back to it or tapped twice. */
export function donePage(payment: KeptPayment, spoken: Spoken): string {
  const { ended, back } = spoken.words
  const [head, text] = sayEnd(payment, ended)
  return page(
    head,
    `${sumOf(payment, spoken)}<p role="status">${text}</p>
<p><a class="button" href="${escaped(payment.returnUrl)}">${back}</a></p>`,
    spoken,
  )
}

function sayEnd(
  { status, amount }: KeptPayment,
  ended: Spoken['words']['ended'],
): readonly [string, string] {
  if (status === 'declined') return [ended.declined, ended.notPaid]
  if (status === 'cancelled' || status === 'released') return [ended.cancelled, ended.notPaid]
  return amount === 0 ? [ended.checked, ended.checkedText] : [ended.paid, ended.paidText]
}

/** For an address under which nothing is known. */
export const noPaymentPage = (spoken: Spoken): string =>
  page(spoken.words.noPayment, `<p>${spoken.words.noPaymentText}</p>`, spoken)

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

const fieldIn =
  ({ words }: Spoken, again: CardFaults) =>
  (name: keyof CardFaults, more: string): string => {
    const fault = again[name]
    const aria = fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`
    const said =
      fault === undefined
        ? ''
        : `<p class="fault" id="${name}-fault">${escaped(words.faults[fault])}</p>`
    return `<div class="field"><label for="${name}">${words[name]}</label><input id="${name}" name="${name}" ${more}${aria}>${said}</div>`
  }
