import { expect, test } from 'vitest'
import { faucetRoute } from './faucet-route.ts'

const pageAt = (path: string, seenFrom: string) =>
  new URL(path, `http://${new URL(seenFrom).hostname}:3002`).href

const ask = (query: string, host = 'casino.test:3000') => ({
  params: {},
  query: new URLSearchParams(query),
  language: 'en' as const,
  host,
})

test('a player is led to the faucet at the host by which the house was reached, with the form filled', async () => {
  const route = faucetRoute({ reach: async () => 'http://127.0.0.1:3002', pageAt })
  const { status, headers } = await route.answer(ask('asset=LTC&address=rltc1q&amount=0.5'))
  expect(status).toBe(303)
  expect(headers?.['location']).toBe(
    'http://casino.test:3002/faucet?asset=LTC&address=rltc1q&amount=0.5',
  )
})

test('no query leads anywhere else', async () => {
  const route = faucetRoute({ reach: async () => 'http://127.0.0.1:3002', pageAt })
  const { headers } = await route.answer(ask('next=https://evil.test/&//evil.test'))
  expect(new URL(headers?.['location'] ?? '').origin).toBe('http://casino.test:3002')
})

test('a sandbox that cannot be reached says so', async () => {
  const route = faucetRoute({ reach: async () => null, pageAt })
  expect((await route.answer(ask(''))).status).toBe(503)
})
