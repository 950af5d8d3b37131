import { randomUUID } from 'node:crypto'
import { limitPeriods } from '@fairhouse/contract/protection-choices'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inTurn } from '../../../../scripts/test/tier.ts'
import { auditMoney } from '../modules/play/index.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import { emptyBrowser, signUp, type TestBrowser } from '../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../wire/test-server.ts'

/** It settles by its bet, so no round stands in the way of the next. */
const uri = 'dragon-tiger'
const stake = 100
const allowed = 250
const triesAtLeast = 10_000
const askersAtEach = 20

let shared: TestDatabase
let nodes: readonly TestServer[] = []
beforeAll(async () => {
  shared = await cloneDatabase()
  const database = { ...shared, drop: () => Promise.resolve() }
  nodes = [await startTestServer({ database }), await startTestServer({ database })]
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await shared.drop()
})

/** The same player in a browser that asks another node. */
function atNode({ jar }: TestBrowser, { url }: TestServer): TestBrowser {
  const browser = emptyBrowser(url)
  for (const [name, value] of jar) browser.jar.set(name, value)
  return browser
}

interface Tally {
  accepted: number
  refused: number
}

async function keepTrying(browser: TestBrowser, connection: string, tally: Tally): Promise<void> {
  const fields = { uri, connection, stake: String(stake), action: 'bet', data: '{"dragon":1}' }
  let requestKey = randomUUID()
  while (tally.accepted + tally.refused < triesAtLeast) {
    const { body } = await browser.ask('play', { ...fields, requestKey })
    // A busy house is asked again under the same key.
    if (body['code'] === 503) continue
    if (body['status'] === 1) tally.accepted++
    else if (body['code'] === 'OWN_LIMIT') tally.refused++
    else throw new Error(`an answer that nobody expects: ${JSON.stringify(body)}`)
    requestKey = randomUUID()
  }
}

describe('a limit of a player on two nodes', () => {
  it.each(inTurn(inject('tier'), limitPeriods, 1))(
    'takes as many bets as it allows, of 10 000 that are tried at once: per %s',
    async (period) => {
      const [first] = nodes
      if (!first) throw new Error('there is no node')
      const { browser } = await signUp(first.url)
      const { connection } = await browser.do('openGame', { uri })
      const most = String(allowed * stake)
      await browser.do('setLimit', { kind: 'stake', period, most })
      const tally: Tally = { accepted: 0, refused: 0 }
      const askers = nodes.flatMap((node) =>
        Array.from({ length: askersAtEach }, () =>
          keepTrying(atNode(browser, node), connection, tally),
        ),
      )
      await Promise.all(askers)
      expect(tally.accepted).toBe(allowed)
      const { protection } = await browser.do('readProtection')
      expect(protection.limits).toMatchObject([{ period, used: allowed * stake }])
    },
    600_000,
  )

  it('leaves books that are right', async () => {
    for (const { database } of nodes) expect(await auditMoney(database)).toEqual([])
  })
})
