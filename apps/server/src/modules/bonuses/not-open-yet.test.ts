import { calls } from '@fairhouse/contract/calls/all'
import type { Call } from '@fairhouse/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notOpenYet } from './not-open-yet.ts'
import { callNames } from '#platform/http/call-names'
import { signUp } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Fields that any of the calls takes, all as they should be. */
const fields = {
  requestKey: 'a-key-of-sixteen-signs',
  methodName: 'litecoin',
  coin: 'litecoin',
  provider: 'somebody',
  userPMId: '1',
  transactionId: '1',
  offsiteTransactionId: '1',
  bonusCode: 'WELCOME',
  amount: '1000',
  points: '100',
  page: '1',
  currency: 'USD',
  paymentMethod: 'card',
  year: '2026',
  format: 'csv',
}
const closed = callNames.filter((name) => name in notOpenYet)

describe('a call whose module is not open yet', () => {
  it.each(closed)('%s says so in a sentence, wherever it is asked', async (name) => {
    const { path, alsoAt }: Call = calls[name]
    const { browser } = await signUp(server.url)
    const sentence = expect.stringMatching(/aren’t available yet/)
    for (const at of [path, ...(alsoAt === undefined ? [] : [alsoAt])]) {
      const answer = await browser.refused(name, fields, { path: at })
      expect(answer).toMatchObject({ status: 0, code: 32, publicMessage: sentence })
    }
  })

  it('still has its fields checked', async () => {
    const { browser } = await signUp(server.url)
    const answer = await browser.refused('depositProcess', { ...fields, amount: '-1' })
    expect(answer).toMatchObject({ code: 'FORM_INVALID' })
  })
})
