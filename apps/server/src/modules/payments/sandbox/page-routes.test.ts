import { expect, test } from 'vitest'
import { pageRoutes } from './page-routes.ts'

const pageAt = (path: string, seenFrom: string) =>
  new URL(path, `http://${new URL(seenFrom).hostname}:3002`).href

const routeAt = (path: string, reached: string | null) => {
  const route = pageRoutes({ reach: async () => reached, pageAt }).find((one) => one.path === path)
  if (!route) throw new Error(`nothing is at ${path}`)
  return route
}

const ask = (query: string, host = 'casino.test:3000') => ({
  params: {},
  query: new URLSearchParams(query),
  language: 'en' as const,
  host,
})

test.each([
  ['/payments/faucet', 'asset=LTC&address=rltc1q&amount=0.5', '/faucet'],
  ['/payments/bank', 'reference=FH-1', '/bank/transfer'],
])(
  'a player is led from %s to the page at the host by which the house was reached, with the form filled',
  async (path, query, page) => {
    const { status, headers } = await routeAt(path, 'http://127.0.0.1:3002').answer(ask(query))
    expect(status).toBe(303)
    expect(headers?.['location']).toBe(`http://casino.test:3002${page}?${query}`)
  },
)

test('no query leads anywhere else', async () => {
  const route = routeAt('/payments/faucet', 'http://127.0.0.1:3002')
  const { headers } = await route.answer(ask('next=https://evil.test/&//evil.test'))
  expect(new URL(headers?.['location'] ?? '').origin).toBe('http://casino.test:3002')
})

test('a sandbox that cannot be reached says so, in the language of the page that led there', async () => {
  const answer = (query: string) => routeAt('/payments/bank', null).answer(ask(query))
  const { status, body } = await answer('')
  expect(status).toBe(503)
  expect(body).toMatch(/^The sandbox does not answer/)
  expect((await answer('lang=de')).body).toMatch(/^Die Sandbox antwortet nicht/)
  expect((await answer('lang=xx')).body).toMatch(/^The sandbox/)
})
