import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let without: TestServer
beforeAll(async () => {
  server = await startTestServer({ chatKey: 'shared with the chat' })
  without = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  await without.stop()
})

it('a player is told who he is to the chat, sealed with its key', async () => {
  const { browser, form } = await signUp(server.url, '203.0.113.77')
  expect(await browser.do('chatIdentity')).toEqual({
    identifier: form.login,
    identifierHash: createHmac('sha256', 'shared with the chat').update(form.login).digest('hex'),
    name: form.login,
    email: form.email,
    vipLevel: 0,
    ip: '203.0.113.77',
  })
})

it('a visitor is nobody to the chat, and without a chat nobody is anybody', async () => {
  const visitor = await openBrowser(server.url)
  expect(await visitor.refused('chatIdentity')).toMatchObject({ code: 35 })
  const { browser } = await signUp(without.url)
  expect(await browser.refused('chatIdentity')).toMatchObject({ code: 'NOT_FOUND' })
})
