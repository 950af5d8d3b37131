import { amount } from '@fairhouse/money'
import { expect, it } from 'vitest'
import type { MovedPayment } from '#modules/cashier'
import { languages } from '#platform/http/language'
import { playerId } from '#platform/ids'
import { type PaymentNews, paymentSentences } from './payment-sentences.ts'
import { newsOf } from './tell-of-payments.ts'

const stepOf = (
  type: MovedPayment['type'],
  to: MovedPayment['to'],
  reason: MovedPayment['reason'] = null,
): MovedPayment => ({
  id: '01890000-0000-7000-8000-000000000001',
  player: playerId(1),
  type,
  to,
  reason,
  amount: amount(5_000n),
  currency: 'USD',
  label: null,
  asset: null,
  assetUnits: null,
  about: null,
})

it.each([
  ['withdrawal', 'pending', null, 'withdrawalAsked'],
  ['withdrawal', 'confirming', null, null],
  ['withdrawal', 'sent', null, 'withdrawalSent'],
  ['withdrawal', 'confirmed', null, null],
  ['withdrawal', 'failed', 'returnedByBank', 'withdrawalFailed'],
  ['withdrawal', 'declined', 'byRules', 'withdrawalFailed'],
  ['withdrawal', 'cancelled', 'byStaff', 'withdrawalFailed'],
  ['withdrawal', 'cancelled', 'byPlayer', null],
  ['withdrawalReversal', 'confirmed', 'byPlayer', null],
  ['deposit', 'pending', null, null],
  ['deposit', 'confirmed', null, null],
  ['deposit', 'cancelled', 'playerLeft', null],
  ['deposit', 'declined', 'cardDeclined', 'depositFailed'],
  ['deposit', 'failed', 'doubleSpent', 'depositFailed'],
  ['depositReversal', 'pending', 'disputeOpened', null],
  ['depositReversal', 'confirmed', 'disputeLost', 'depositTakenBack'],
  ['depositRefund', 'confirmed', 'refundedByHouse', 'depositTakenBack'],
  ['bonus', 'confirmed', null, null],
] as const)('%s %s (%s) is told as %s', (type, to, reason, news) => {
  expect(newsOf(stepOf(type, to, reason))).toBe(news)
})

const all = [
  'withdrawalAsked',
  'withdrawalSent',
  'withdrawalFailed',
  'depositFailed',
  'depositTakenBack',
] as const satisfies readonly PaymentNews[]

it.each(all)('%s holds nothing that money could be sent to, and leads to the cashier', (news) => {
  const said = paymentSentences(news, { amount: amount(5_000n), currency: 'USD', label: null })
  const cashier = /cashier|Kasse|caja|caixa|caisse|キャッシャー/i
  for (const language of languages) {
    const { subject, body } = said[language]
    expect(`${subject} ${body}`).not.toMatch(/[A-Za-z0-9]{26}|:\/\/|bitcoin:|litecoin:|\bIBAN\b/)
    expect(body).toMatch(cashier)
  }
})

it.each(all)('%s says the amount and its method in every language', (news) => {
  const told = { amount: amount(123_456n), currency: 'USD', label: "Visa $& •••• 4242 $'" } as const
  const said = paymentSentences(news, told)
  for (const language of languages) {
    const { subject, body } = said[language]
    expect(body).toContain(told.label)
    expect(body).toMatch(/1[.,\s\u00a0\u202f]?234[.,]56/)
    expect(`${subject}${body}`).not.toMatch(/[{}]/)
  }
  expect(new Set(languages.map((language) => said[language].subject)).size).toBe(languages.length)
})
