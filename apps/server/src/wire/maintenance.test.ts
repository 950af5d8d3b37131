import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ maintenance: true })
})
afterAll(() => server.stop())

it('under maintenance every call hears 56, in the language of its path', async () => {
  const browser = await openBrowser(server.url)
  const answer = await browser.ask('logIn', { login: 'a' }, { path: '/de/user/login/json2' })
  expect(answer.body).toMatchObject({ status: 0, code: 56 })
})

it('under maintenance one still hears who one is', async () => {
  const browser = await openBrowser(server.url)
  const answer = await browser.ask('status')
  expect(answer.body).toMatchObject({ status: 1, userStatus: { isLogged: false } })
})
