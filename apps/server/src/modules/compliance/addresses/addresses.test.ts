import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AddressVerdict,
  type PaymentAddresses,
  type PaymentFact,
  type ScreenedAddress,
  type WithdrawalFacts,
} from '#modules/cashier'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { type Compliance, createCompliance } from '../compliance.ts'
import type { AddressSaying } from './address-case.ts'

const clear = (edition = '1'): ScreenedAddress => ({ type: 'clear', list: `lists ${edition}` })
const flagged = (category = 'sanctions', edition = '1'): ScreenedAddress => ({
  type: 'flagged',
  list: `lists ${edition}`,
  findings: [{ category, source: 'somebody' }],
})
const silent: ScreenedAddress = { type: 'unknown', why: 'silent' }
const account = `0x${'aB'.repeat(20)}`

let test: TestDatabase
let database: PooledDatabase
let compliance: Compliance
let time = 1_793_534_400_000
/** What the list says, and how often it was asked. */
let says: (address: string) => ScreenedAddress
let asked: string[] = []
let nobody = false
let lookedAgain: string[] = []
let payments: PaymentFact[] = []
let newest = 700
let player: PlayerId

const complianceUnder = (licence: 'demo' | 'mt'): Compliance =>
  createCompliance({
    database,
    clock: { now: () => time },
    log: createLog('silent', { write: () => undefined }),
    sealKey: new Uint8Array(32),
    brand: 'Fairhouse',
    identityProvider: null,
    sanctionsDir: null,
    demo: true,
    licence,
    placeRules: async () => rulesOf(licence, 'MT'),
    paymentsOf: async () => payments,
    destinationOf: async () => ({ since: 0, others: [] }),
    coinWallets: async () => ({ wallets: [] }),
    smallPayment: async () => ({ refused: 'methodUnavailable' }),
    addressScreen: () =>
      nobody
        ? null
        : {
            ask: async (_, address) => {
              asked.push(address)
              return says(address)
            },
          },
    lookAgain: async (_, payment) => void lookedAgain.push(payment),
    judgeAgain: async () => undefined,
    turnoverSince: async () => amount(10_000_000n),
    laidBets: async () => [],
    playersInBrowsers: async () => [],
    askForContact: async () => undefined,
    nameOf: async () => ({ firstName: null, lastName: null }),
    originOf: (host) => host,
  })

beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 8, onFault: () => undefined })
  compliance = complianceUnder('demo')
  await compliance.start()
})
afterAll(async () => {
  await database.end()
  await test.drop()
})
beforeEach(() => {
  player = playerId(++newest)
  says = () => clear()
  asked = []
  lookedAgain = []
  payments = []
  nobody = false
})

const aboutPayment = (more: Partial<PaymentAddresses> = {}): PaymentAddresses => ({
  payment: uuidV7(time),
  player,
  moment: 'approval',
  asset: 'ETH',
  addresses: [account],
  ...more,
})
/** What becomes of a payment, once somebody was asked. */
async function verdict(about: PaymentAddresses, of = compliance): Promise<AddressVerdict> {
  await of.paymentRules.screen(about)
  return of.paymentRules.screened(database, about)
}
const say = (id: string, staff: string, what: AddressSaying) =>
  database.transaction((tx) =>
    compliance.desk.sayOnAddress(tx, { id, staff, says: what, why: 'looked at it' }),
  )
const caseOf = async (payment: string) => {
  const { held } = await compliance.desk.addressesOf(player)
  const found = held.filter((one) => one.payment === payment)
  if (!found[0]) throw new Error('nothing is held')
  return found[0]
}
const openFlags = async () =>
  (await compliance.desk.flagsOf(player))
    .filter(({ closed }) => closed === null)
    .map(({ kind }) => kind)

describe('an address that is asked about', () => {
  it('is written down with the answer, the moment and the edition of the list', async () => {
    const about = aboutPayment()
    expect(await verdict(about)).toBe('clear')
    const { asked: answers } = await compliance.desk.addressesOf(player)
    expect(answers).toEqual([
      {
        payment: about.payment,
        moment: 'approval',
        asset: 'ETH',
        address: account,
        wallet: account.toLowerCase(),
        answer: 'clear',
        findings: [],
        list: 'lists 1',
        why: null,
        times: 1,
        at: time,
      },
    ])
  })

  it('is asked about in one spelling, and kept as it was typed', async () => {
    await verdict(aboutPayment())
    expect(asked).toEqual([account.toLowerCase()])
    const { asked: answers } = await compliance.desk.addressesOf(player)
    expect(answers[0]?.address).toBe(account)
  })

  it('is asked about again an hour after it was clear, and before sending every time', async () => {
    const about = aboutPayment()
    for (let times = 0; times < 3; times++) await verdict(about)
    expect(asked).toHaveLength(1)
    time += 3_600_000
    await verdict(about)
    expect(asked).toHaveLength(2)
    const sending = { ...about, moment: 'sending' } as const
    expect(await compliance.paymentRules.screened(database, sending)).toBe('waits')
    for (let times = 0; times < 2; times++) expect(await verdict(sending)).toBe('clear')
    expect(asked).toHaveLength(4)
  })

  it('is waited for as long as nobody answers, and what was clear before does not count then', async () => {
    const about = aboutPayment({ moment: 'sending' })
    expect(await verdict(about)).toBe('clear')
    says = () => silent
    expect(await verdict(about)).toBe('waits')
    says = () => ({ type: 'unknown', why: 'aboutAnother' })
    expect(await verdict(about)).toBe('waits')
    says = () => clear()
    expect(await verdict(about)).toBe('clear')
  })

  it('is one of many senders: one that is flagged holds the payment, one that is not known lets it wait', async () => {
    const addresses = [account, `0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`]
    const about = aboutPayment({ moment: 'deposit', addresses })
    says = (address) => (address === addresses[2] ? silent : clear())
    expect(await verdict(about)).toBe('waits')
    says = (address) => (address === addresses[2] ? flagged() : clear())
    expect(await verdict(about)).toBe('held')
    // What was clear is not asked about again: coins that came do not come again.
    const spelled = addresses.map((address) => address.toLowerCase())
    expect(asked).toEqual([...spelled, spelled[2]])
  })
})

describe('a payment with a flagged address', () => {
  it('is held, raised once however it is written, and decided by two who say the same', async () => {
    says = () => flagged()
    const about = aboutPayment()
    expect(await verdict(about)).toBe('held')
    expect(await verdict({ ...about, addresses: [account.toLowerCase()] })).toBe('held')
    // While people decide, nobody is asked again.
    expect(asked).toHaveLength(1)
    expect(await openFlags()).toEqual(['flaggedAddress'])
    const { id } = await caseOf(about.payment)
    expect(await say(id, 'ada', 'release')).toBe('firstOfTwo')
    expect(await say(id, 'ada', 'release')).toBe('saidBefore')
    expect(await say(id, 'bob', 'refuse')).toBe('firstOfTwo')
    expect([await verdict(about), lookedAgain]).toEqual(['held', []])
    expect(await say(id, 'eve', 'release')).toBe('released')
    expect(lookedAgain).toEqual([about.payment])
    expect(await say(id, 'max', 'refuse')).toBe('decided')
    expect([await verdict(about), await openFlags()]).toEqual(['clear', []])
  })

  it('goes for what was released only: a new find is held anew', async () => {
    says = () => flagged('mixer')
    const about = aboutPayment()
    await verdict(about)
    const { id } = await caseOf(about.payment)
    await say(id, 'ada', 'release')
    await say(id, 'bob', 'release')
    const sending = { ...about, moment: 'sending' } as const
    says = () => flagged('mixer', '2')
    expect(await verdict(sending)).toBe('clear')
    says = () => flagged('sanctions', '3')
    expect(await verdict(sending)).toBe('held')
    expect((await caseOf(about.payment)).list).toBe('lists 3')
  })

  it('that two refuse stays refused whatever lists say later, and its flag stays open', async () => {
    says = () => flagged()
    const about = aboutPayment()
    await verdict(about)
    const { id } = await caseOf(about.payment)
    await say(id, 'ada', 'refuse')
    expect(await say(id, 'bob', 'refuse')).toBe('refused')
    says = () => clear()
    expect([await verdict(about), await openFlags()]).toEqual(['refused', ['flaggedAddress']])
  })

  it('is decided once, however many speak at the same moment', async () => {
    says = () => flagged()
    const about = aboutPayment()
    await verdict(about)
    const { id } = await caseOf(about.payment)
    const staff = ['ada', 'bob', 'eve', 'max', 'joe']
    const outcomes = await Promise.all(
      staff.map((name, index) => say(id, name, index % 2 === 0 ? 'release' : 'refuse')),
    )
    expect(outcomes.filter((one) => one === 'released' || one === 'refused')).toHaveLength(1)
    expect(lookedAgain).toEqual([about.payment])
    const late = `INSERT INTO compliance_address_vote (case_id, staff, says, why, at) VALUES ($1, 'zoe', 'release', 'late', now())`
    await expect(database.query(late, [id])).rejects.toThrow('is decided')
  })

  it('lets nobody take back what is decided, and goes as a whole with what was said and unsaid', async () => {
    says = () => flagged()
    const about = aboutPayment()
    await verdict(about)
    const { id } = await caseOf(about.payment)
    const takeBack = (staff: string) =>
      database.transaction((tx) =>
        compliance.desk.takeBackSaying(tx, { id, staff, why: 'the wrong case' }),
      )
    await say(id, 'ada', 'refuse')
    expect(await takeBack('bob')).toBe('nothingSaid')
    expect(await takeBack('ada')).toBe('takenBack')
    expect(await caseOf(about.payment)).toMatchObject({
      votes: [],
      takenBack: [{ staff: 'ada', says: 'refuse', backWhy: 'the wrong case' }],
    })
    await say(id, 'ada', 'release')
    await say(id, 'bob', 'release')
    expect(await takeBack('ada')).toBe('decided')
    const alone = 'DELETE FROM compliance_address_vote WHERE case_id = $1'
    await expect(database.query(alone, [id])).rejects.toThrow('is decided')
    await database.query('DELETE FROM compliance_address_case WHERE case_id = $1', [id])
    const left = `
      SELECT (SELECT count(*) FROM compliance_address_vote WHERE case_id = $1)
        + (SELECT count(*) FROM compliance_address_vote_back WHERE case_id = $1) AS count`
    expect(await rowsOf(database, left, [id])).toEqual([{ count: 0n }])
  })

  it('is held once when several ask at the same moment', async () => {
    says = () => flagged()
    const about = aboutPayment()
    await Promise.all(Array.from({ length: 6 }, () => compliance.paymentRules.screen(about)))
    expect((await compliance.desk.addressesOf(player)).held).toHaveLength(1)
    expect(await openFlags()).toEqual(['flaggedAddress'])
  })

  it('keeps what was answered and said as it was', async () => {
    says = () => flagged()
    const about = aboutPayment()
    await verdict(about)
    await say((await caseOf(about.payment)).id, 'ada', 'release')
    for (const change of [
      `UPDATE compliance_address_screening SET answer = 'clear' WHERE payment_id = $1`,
      `UPDATE compliance_address_case SET findings = '[]' WHERE payment_id = $1`,
      `UPDATE compliance_address_vote SET says = 'refuse' FROM compliance_address_case AS held
       WHERE held.case_id = compliance_address_vote.case_id AND held.payment_id = $1`,
    ])
      await expect(database.query(change, [about.payment])).rejects.toThrow('stays as it was')
  })
})

describe('a withdrawal in coins', () => {
  const cents = amount(5_000n)
  /** What rules say of it, once somebody was asked. */
  async function judged(about: PaymentAddresses) {
    payments = [
      {
        id: about.payment,
        type: 'withdrawal',
        state: 'pending',
        amount: cents,
        method: 'ethereum',
        at: time,
      },
    ]
    const withdrawal: WithdrawalFacts = {
      id: about.payment,
      payer: {
        player,
        userType: 1,
        isTestMoney: false,
        country: 'DE',
        email: 'a@b.example',
        firstName: 'Ada',
        lastName: 'Berg',
        suspended: false,
        emailVerified: true,
        registeredAt: time - 365 * 24 * 3_600_000,
      },
      amount: cents,
      method: 'ethereum',
      sandbox: false,
      asset: 'ETH',
      address: account,
      destinationFields: {},
      fingerprint: '00',
      requestedAt: time,
    }
    await compliance.paymentRules.screen(about)
    return database.transaction((tx) => compliance.paymentRules.judge(tx, withdrawal))
  }

  it('is approved only once its address is known to be clear', async () => {
    const about = aboutPayment()
    says = () => silent
    expect(await judged(about)).toMatchObject({
      type: 'review',
      rules: ['addressAnswered'],
      waitsFor: 'addressCheck',
      people: 0,
    })
    says = () => clear()
    expect(await judged(about)).toEqual({ type: 'approve' })
  })

  it('to a flagged address waits for compliance, and is declined where they refuse', async () => {
    const about = aboutPayment()
    says = () => flagged()
    expect(await judged(about)).toMatchObject({
      type: 'review',
      rules: ['addressNotFlagged'],
      waitsFor: 'addressCheck',
      people: 0,
    })
    // Others of the player go to people.
    says = () => clear()
    expect(await judged(aboutPayment())).toMatchObject({ rules: ['openFlags'], people: 1 })
    const { id } = await caseOf(about.payment)
    await say(id, 'ada', 'refuse')
    await say(id, 'bob', 'refuse')
    expect(await judged(about)).toEqual({
      type: 'decline',
      reason: 'byRules',
      rules: ['addressNotFlagged'],
    })
  })
})

describe('a house that nobody told whom to ask', () => {
  it('lets coins wait where the licence demands it, and says so; a demo goes on', async () => {
    nobody = true
    const strict = complianceUnder('mt')
    expect(await verdict(aboutPayment(), strict)).toBe('waits')
    expect(strict.concerns()).toContainEqual(expect.stringContaining('ADDRESS_SCREEN_URL'))
    expect(await verdict(aboutPayment())).toBe('clear')
    expect(compliance.concerns()).not.toContainEqual(expect.stringContaining('ADDRESS_SCREEN_URL'))
    const rows = `SELECT FROM compliance_address_screening WHERE player_id = $1`
    expect(await rowsOf(database, rows, [player])).toEqual([])
  })
})
