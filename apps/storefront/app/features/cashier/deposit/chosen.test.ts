import type { PaymentMethod, SavedMethod } from '@fairhouse/contract/entities/payment-method'
import { expect, test } from 'vitest'
import { chosenOf } from './chosen.ts'

const method = (name: string, isOpen = true): PaymentMethod => ({
  name,
  kind: 'card',
  asset: 'USD',
  network: null,
  sandbox: true,
  deposit: isOpen
    ? { min: 1000, max: 5000, quick: [], fee: { fixed: 0, share: 0 }, takes: 'atOnce' }
    : null,
  withdrawal: null,
  depositFields: [],
  withdrawalFields: [],
  confirmations: null,
})

const saved = (userPMId: string, of: string): SavedMethod => ({
  userPMId,
  method: of,
  label: userPMId,
  expires: null,
  canDeposit: true,
  canWithdraw: true,
  fields: {},
  createdAt: '2026-11-22T12:00:00.000Z',
})

const offered = {
  methods: [method('card'), method('bank-transfer'), method('litecoin', false)],
  saved: [saved('one', 'card'), saved('two', 'bank-transfer')],
}
const last = { method: 'card', userPMId: 'one' }

test.each([
  ['', null, null],
  ['', last, ['card', 'one']],
  ['', { method: 'bank-transfer', userPMId: null }, ['bank-transfer', null]],
  ['', { method: 'litecoin', userPMId: null }, null],
  ['with=any', last, null],
  ['with=bank-transfer', last, ['bank-transfer', null]],
  ['with=bank-transfer&saved=two', last, ['bank-transfer', 'two']],
  ['with=card&saved=two', last, ['card', null]],
  ['with=card&saved=gone', last, ['card', null]],
  ['with=litecoin', last, null],
  ['with=nothing', last, null],
])('%j after %j chooses %j', (query, lastWay, expected) => {
  const chosen = chosenOf(offered, new URLSearchParams(query), lastWay)
  expect(chosen && [chosen.method.name, chosen.saved?.userPMId ?? null]).toEqual(expected)
})
