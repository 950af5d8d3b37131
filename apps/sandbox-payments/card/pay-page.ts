import { escaped, page } from '../frame/page.ts'
import type { KeptPayment } from './card-state.ts'
import type { CardFaults } from './read-card.ts'
import { testCards } from './test-cards.ts'

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100)

const sumOf = ({ amount }: KeptPayment): string =>
  amount === 0
    ? '<p class="sum">Card check</p><p class="quiet">Nothing is charged.</p>'
    : `<p class="sum">${dollars(amount)}</p>`

/** Where a card is entered. @param again what was wrong the last time; the number itself is never written back. */
export const payPage = (payment: KeptPayment, again: CardFaults = {}): string =>
  page(
    'Pay by card',
    `${sumOf(payment)}
<form class="card" method="post" action="/pay/${payment.id}" novalidate>
${field('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"', again.number)}
<div class="row">${field('expires', 'Expires (MM/YY)', 'inputmode="numeric" autocomplete="cc-exp" maxlength="5" placeholder="12/30"', again.expires)}
${field('code', 'Security code', 'inputmode="numeric" autocomplete="cc-csc" maxlength="3" placeholder="123"', again.code)}</div>
${field('holder', 'Name on the card', 'autocomplete="cc-name" maxlength="60"', again.holder)}
<div class="actions"><button>${payment.amount === 0 ? 'Check the card' : `Pay ${dollars(payment.amount)}`}</button>
<button class="plain" formaction="/pay/${payment.id}/leave" formnovalidate>Cancel</button></div></form>
<h2>Test numbers</h2><p class="quiet">With any month to come, any three digits and any name.</p>
<div class="scroll"><table><tbody>${testCards.map(({ number, says }) => `<tr><td class="number">${spaced(number)}</td><td>${escaped(says)}</td></tr>`).join('')}</tbody></table></div>`,
  )

/** The card's issuer asks whether it is really the player (3-D Secure). */
export const challengePage = (payment: KeptPayment): string =>
  page(
    'Is it you?',
    `${sumOf(payment)}<div class="card"><p>Your bank asks you to approve this payment with the card that ends in <strong>${escaped(payment.card?.last4 ?? '')}</strong> (3-D Secure).</p>
<div class="actions"><form method="post" action="/pay/${payment.id}/check"><button name="answer" value="approve">Approve</button>
<button class="plain" name="answer" value="fail">Fail</button></form></div></div>`,
  )

/** There is nothing to do any more. */
export const donePage = (payment: KeptPayment): string =>
  page(
    'This payment is done',
    `${sumOf(payment)}<p>There is nothing to do here any more.</p>
<p><a class="button" href="${escaped(payment.returnUrl)}">Back to the casino</a></p>`,
  )

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

const field = (name: string, label: string, more: string, fault?: string): string =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${more}${
    fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`
  }>${fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escaped(fault)}</p>`}</div>`
