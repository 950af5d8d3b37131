import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AddressVerdict,
  createAskBudget,
  type PaymentAddresses,
  type ScreenedAddress,
} from '#modules/cashier'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { createLog } from '#platform/log'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { sayOnAddress } from './say-on-address.ts'
import { addressRules } from './screen-addresses.ts'
import { casesOfPayment } from './store/address-cases.ts'
import { newestScreenings, screeningsOfPayment } from './store/address-screenings.ts'

const clear = (): ScreenedAddress => ({ type: 'clear', list: 'lists 1' })
const flagged = (): ScreenedAddress => ({
  type: 'flagged',
  list: 'lists 1',
  findings: [{ category: 'sanctions', source: 'somebody' }],
})
const silent: ScreenedAddress = { type: 'unknown', why: 'silent' }

let test: TestDatabase
let database: PooledDatabase
let time = 1_793_534_400_000
const clock = { now: () => time }
let says: (address: string) => ScreenedAddress
let asked: string[] = []
let rules: ReturnType<typeof addressRules>
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  rules = addressRules({
    database,
    clock,
    log: createLog('silent', { write: () => undefined }),
    licence: 'mt',
    addressScreen: () => ({
      ask: async (_, address) => {
        asked.push(address)
        return says(address)
      },
    }),
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})
beforeEach(() => {
  says = clear
  asked = []
})

const aboutPayment = (more: Partial<PaymentAddresses> = {}): PaymentAddresses => ({
  payment: uuidV7(time),
  player: playerId(7),
  moment: 'approval',
  asset: 'ETH',
  addresses: [`0x${'ab'.repeat(20)}`],
  ...more,
})
async function verdict(about: PaymentAddresses): Promise<AddressVerdict> {
  await rules.screen(about)
  return rules.screened(database, about)
}
const say = (id: string, staff: string, says: 'release') =>
  database.transaction((tx) =>
    sayOnAddress({ clock, lookAgain: async () => undefined }, tx, {
      id,
      staff,
      says,
      why: 'looked at it',
    }),
  )
async function caseOf(payment: string) {
  const [found] = await casesOfPayment(database, payment)
  if (!found) throw new Error('nothing is held')
  return found
}

it('a sender is not asked about for another payment that its coins came to a short while ago', async () => {
  const sender = `0x${'5e'.repeat(20)}`
  const about = () => aboutPayment({ moment: 'deposit', addresses: [sender] })
  says = () => flagged()
  expect(await verdict(about())).toBe('held')
  const other = about()
  expect([await verdict(other), asked]).toEqual(['held', [sender]])
  expect((await caseOf(other.payment)).list).toBe('lists 1')
  expect(await verdict({ ...about(), asset: 'USDC' })).toBe('held')
  expect(await verdict({ ...about(), moment: 'sending' })).toBe('held')
  expect(asked).toHaveLength(3)
  time += 10 * 60_000
  says = () => clear()
  expect([await verdict(about()), asked.length]).toEqual(['clear', 4])
})

it('an address that nobody answers about is the last one of its payment and of the whole look', async () => {
  says = () => silent
  const budget = createAskBudget({ now: () => time })
  const addresses = Array.from({ length: 30 }, (_, index) => `0x${String(index).padStart(40, 'c')}`)
  const about = () => aboutPayment({ moment: 'deposit', addresses })
  expect([await rules.screen(about(), budget), await rules.screen(about(), budget)]).toEqual([
    'silent',
    'silent',
  ])
  expect(asked).toHaveLength(1)
  // The next look asks again.
  await rules.screen(about(), createAskBudget({ now: () => time }))
  expect(asked).toHaveLength(2)
})

it('a sender is left to the next look once this one has asked for seconds, or too often', async () => {
  const sender = (of: number) => `0x${String(of).padStart(40, 'd')}`
  const about = (of: number) =>
    aboutPayment({ moment: 'deposit', addresses: [sender(of), sender(of + 1)] })
  says = () => {
    time += 10_000
    return clear()
  }
  expect(await rules.screen(about(100), createAskBudget({ now: () => time }))).toBe('spent')
  says = () => clear()
  const budget = createAskBudget({ now: () => time })
  for (let of = 200; of < 260; of += 2) expect(await rules.screen(about(of), budget)).toBe('asked')
  expect(await rules.screen(about(300), budget)).toBe('spent')
})

it('a payment waits until all of a thousand senders were asked about', async () => {
  const addresses = Array.from(
    { length: 120 },
    (_, index) => `0x${String(index).padStart(40, '0')}`,
  )
  const about = aboutPayment({ moment: 'deposit', addresses })
  expect([await verdict(about), asked.length]).toEqual(['waits', 50])
  expect([await verdict(about), asked.length]).toEqual(['waits', 100])
  expect([await verdict(about), asked.length]).toEqual(['clear', 120])
})
it('a payment of which nobody answers has one row, however often it is asked about', async () => {
  const about = aboutPayment()
  says = () => silent
  for (let times = 0; times < 3; times++) {
    time += 5_000
    await verdict(about)
  }
  expect(await screeningsOfPayment(database, about.payment)).toMatchObject([
    { answer: 'unknown', times: 3, at: time },
  ])
  says = clear
  expect(await verdict(about)).toBe('clear')
  const sending = { ...about, moment: 'sending' } as const
  says = () => silent
  expect(await verdict(sending)).toBe('waits')
  expect(await screeningsOfPayment(database, about.payment)).toMatchObject([
    { answer: 'unknown', moment: 'sending', times: 1 },
    { answer: 'clear', times: 1 },
    { answer: 'unknown', times: 3 },
  ])
  const made = `UPDATE compliance_address_screening SET answer = 'clear', why = NULL, list = 'x', times = times + 1 WHERE payment_id = $1`
  await expect(database.query(made, [about.payment])).rejects.toThrow('stays as it was')
})

it('the answers about a payment begin with those that flag it', async () => {
  const senders = [1, 2, 3].map((of) => `0x${String(of).padStart(40, 'e')}`)
  says = (address) => (address === senders[0] ? flagged() : clear())
  const about = aboutPayment({ moment: 'deposit', addresses: senders })
  await verdict(about)
  const told = await screeningsOfPayment(database, about.payment)
  expect(told.map(({ address }) => address)).toEqual([senders[0], senders[2], senders[1]])
})

it('a payment is held however long the words of its findings are, and goes once that is released', async () => {
  const source = (of: number) => String(of).padStart(100, '\u6f22')
  const findings = Array.from({ length: 20 }, (_, of) => ({
    category: source(of),
    source: source(of),
  }))
  says = () => ({ type: 'flagged', list: 'lists 1', findings })
  const about = aboutPayment()
  expect(await verdict(about)).toBe('held')
  const { id } = await caseOf(about.payment)
  await say(id, 'ada', 'release')
  await say(id, 'bob', 'release')
  const again = { type: 'flagged', list: 'lists 2', findings: findings.toReversed() } as const
  says = () => again
  expect(await verdict({ ...about, moment: 'sending' })).toBe('clear')
})

it('a payment of which an answer cannot be written down waits, as if there was none', async () => {
  const about = aboutPayment()
  expect(await verdict(about)).toBe('clear')
  const sending = { ...about, moment: 'sending' } as const
  says = () => ({ type: 'clear', list: 'lists\u0000' })
  expect(await verdict(sending)).toBe('waits')
  expect([...(await newestScreenings(database, sending)).values()][0]?.why).toBe('notKept')
  says = () => clear()
  expect(await verdict(sending)).toBe('clear')
})
