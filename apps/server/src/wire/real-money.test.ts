import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let demo: TestServer
let house: TestServer
beforeAll(async () => {
  demo = await startTestServer()
  house = await startTestServer({ demo: false })
})
afterAll(async () => {
  await demo.stop()
  await house.stop()
})

it('an account for dollars holds labelled test money in a demo, and none of it is held for a withdrawal', async () => {
  const browser = await openBrowser(demo.url)
  const { userStatus } = await browser.do('register', { ...newPlayer(), userType: '1' })
  expect(userStatus).toMatchObject({
    userType: 1,
    currency: 'USD',
    cash: 100_000,
    isTestMoney: true,
    withdrawalFund: 0,
  })
})

it('without a demo nobody opens an account for dollars until real money is configured', async () => {
  const browser = await openBrowser(house.url)
  const refused = await browser.refused('register', { ...newPlayer(), userType: '1' })
  expect(refused.code).toBe(32)
})
