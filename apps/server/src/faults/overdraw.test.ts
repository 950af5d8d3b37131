import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@fairhouse/contract/calls/all'
import type { Round } from '@fairhouse/contract/rounds/round'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codes, houseAccount, post, readAccounts } from '../modules/ledger/index.ts'
import { auditMoney } from '../modules/play/index.ts'
import { type Purse, readPurse } from '../modules/wallet/index.ts'
import { playerId, uuidV7 } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { inTurn } from '../../../../scripts/test/tier.ts'
import { signUp, type TestBrowser } from '../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../wire/test-server.ts'
import { openSocket } from '../wire/test-socket.ts'

const uri = 'castle-of-horror'
/** What each try takes, in minor units: the title's highest stake, a hundredth of what the pocket holds at first. */
const taken = 10_000
const triesAtLeast = 10_000
const askers = { http: 40, frame: 40, ledger: 20 }
/** A socket that sends more than 20 frames a second is closed. */
const framePauseMs = 55

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What became of a try: it took its money, it was refused for want of it, or something else has to come first. */
type Tried = { readonly round: Round } | 'taken' | 'refused' | 'later'
type Door = () => Promise<Tried>

interface Tally {
  accepted: number
  refused: number
  payouts: number
}

/** Goes through a door until enough was tried at all of them. */
async function keepTrying(door: Door, tally: Tally, goOn: (round: Round) => Promise<number>) {
  while (tally.accepted + tally.refused < triesAtLeast) {
    const tried = await door()
    if (tried === 'later') continue
    if (tried === 'refused') tally.refused++
    else tally.accepted++
    if (typeof tried === 'object') tally.payouts += await goOn(tried.round)
  }
}

async function sitDown() {
  const { browser, form } = await signUp(server.url)
  const { connection } = await browser.do('openGame', { uri })
  const [row] = await rowsOf<{ player_id: bigint }>(
    server.database,
    'SELECT player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  const purse = await readPurse(server.database, playerId(Number(row?.player_id)))
  return { browser, purse, fields: { uri, connection, stake: String(taken) } }
}

type Fields = Record<string, string>

const bet = (fields: Fields): Fields => ({ ...fields, action: 'bet', requestKey: randomUUID() })

function heard(body: Record<string, unknown>): Tried {
  if (body['status'] === 1) return { round: calls.play.reply.parse(body).round }
  if (body['code'] === 12) return 'refused'
  if (body['code'] === 'ROUND_OPEN' || body['code'] === 503) return 'later'
  throw new Error(`an answer that nobody expects: ${JSON.stringify(body)}`)
}

/** By POST. A busy house is asked again under the same key. */
const httpDoor = (browser: TestBrowser, fields: Fields): Door => {
  let asked = bet(fields)
  return async () => {
    const { body } = await browser.ask('play', asked)
    if (body['code'] !== 503) asked = bet(fields)
    return heard(body)
  }
}

/** By a frame on a socket of its own. */
async function frameDoor(browser: TestBrowser, fields: Fields): Promise<Door> {
  const { send, next } = await openSocket(server.url, browser)
  const csrf = browser.jar.get('csrf')
  let asked = bet(fields)
  return async () => {
    send({
      type: 'call',
      id: 'bet',
      call: calls.play.path.replace('{uri}', uri),
      body: asked,
      csrf,
    })
    const [{ body }] = await Promise.all([next('answer'), sleep(framePauseMs)])
    if (body['code'] !== 503) asked = bet(fields)
    return heard(body)
  }
}

/** By a withdrawal straight from the ledger. */
const ledgerDoor =
  ({ credits }: Purse): Door =>
  async () => {
    const posted = await server.database.transaction(async (tx) => {
      const house = { code: codes.housePayments, currency: 'CREDIT', till: 0 } as const
      const transfer = {
        id: uuidV7(Date.now()),
        leg: 1,
        debit: credits,
        credit: await houseAccount(tx, house),
        amount: amount(BigInt(taken)),
        currency: house.currency,
        reason: 'withdrawal',
      } as const
      return post(tx, [transfer])
    })
    if (posted.type === 'posted') return 'taken'
    if (posted.type === 'refused' && posted.by === 'debitAccountCovers') return 'refused'
    throw new Error(`a withdrawal that nobody expects: ${JSON.stringify(posted)}`)
  }

/** Plays a round on to its end; what it paid. */
async function finish(browser: TestBrowser, fields: Fields, begun: Round): Promise<number> {
  let round = begun
  while (!round.finished) {
    const [next] = round.actions
    if (!next) throw new Error('an open round offers nothing')
    const data =
      next.type === 'pick' ? { data: JSON.stringify({ choice: next.choices[0] }) } : undefined
    const asked = { ...fields, ...data, action: next.type, requestKey: randomUUID() }
    const { body } = await browser.ask('play', asked)
    if (body['status'] === 1) round = calls.play.reply.parse(body).round
    else if (body['code'] !== 503) throw new Error(`a step was refused: ${JSON.stringify(body)}`)
  }
  return round.payout
}

describe('one pocket, by three doors at once', () => {
  it.each(inTurn(inject('tier'), [1, 2, 3], 1))(
    'is never overdrawn, and gives all it holds, in 10 000 tries (%s. time)',
    async () => {
      const { browser, purse, fields } = await sitDown()
      const tally: Tally = { accepted: 0, refused: 0, payouts: 0 }
      const http = Array.from({ length: askers.http }, () => httpDoor(browser, fields))
      const frames = Array.from({ length: askers.frame }, () => frameDoor(browser, fields))
      const withdrawals = Array.from({ length: askers.ledger }, () => ledgerDoor(purse))
      const doors = [...http, ...(await Promise.all(frames)), ...withdrawals]
      const goOn = (round: Round) => finish(browser, fields, round)
      await Promise.all(doors.map((door) => keepTrying(door, tally, goOn)))
      // Whatever a late payout put back is still to be had.
      while ((await ledgerDoor(purse)()) === 'taken') tally.accepted++

      const accounts = await readAccounts(server.database, [purse.credits])
      const { creditsPosted = -1n, debitsPosted = -1n } = accounts.get(purse.credits) ?? {}
      const allowed = Math.floor((1_000_000 + tally.payouts) / taken)
      expect(tally.accepted).toBe(allowed)
      expect(Number(creditsPosted - debitsPosted)).toBe(
        1_000_000 + tally.payouts - tally.accepted * taken,
      )
      expect(tally.refused).toBeGreaterThan(1_000)
    },
    180_000,
  )

  it('leaves books that are right', async () => {
    expect(await auditMoney(server.database)).toEqual([])
  })
})
