import { plus, amount, type Amount } from '@fairhouse/money'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  BackNews,
  DepositNews,
  DepositRequest,
  PayoutNews,
  PayoutRequest,
  ProviderNews,
  StatusQuestion,
  Sum,
} from '#modules/cashier'
import { playerId } from '#platform/ids'
import type { LineFault } from './faulty-line.ts'
import { booksAreHeldTo } from './books-contract.ts'
import { noticesAreHeldTo } from './notice-contract.ts'
import type { OpenDeposit, ProviderDriver } from './provider-driver.ts'

/**
 * What every implementation of the port promises, whatever the outside does. In a test file of the provider's folder:
 *
 *     keepsTheContract('chain-litecoin', async () => ({ provider, line, … }))
 *
 * The driver (`provider-driver.ts`) plays the world: it pays as the player would, mines or captures, and tells the notices that were
 * sent. The provider must ask through the driver's `line` (`openFaultyLine(url)`), which the suite breaks.
 *
 * @param options.patienceMs longer for whoever's world is slow.
 * @param options.runIf false where the world cannot be had: the suite is then counted as left out.
 */
export function keepsTheContract(
  name: string,
  open: () => Promise<ProviderDriver>,
  {
    patienceMs = usualPatienceMs,
    runIf = true,
  }: { readonly patienceMs?: number; readonly runIf?: boolean } = {},
): void {
  describe.runIf(runIf)(`${name} keeps the contract of the port`, { timeout: patienceMs }, () => {
    let driver: ProviderDriver
    beforeAll(async () => {
      driver = await open()
    }, patienceMs)
    afterAll(() => driver.stop())
    afterEach(() => driver.line.set('none'))
    depositsAreHeldTo(() => driver)
    silencesAreHeldTo(() => driver)
    payoutsAreHeldTo(() => driver)
    refundsAreHeldTo(() => driver)
    noticesAreHeldTo(() => driver)
    destinationsAreHeldTo(() => driver)
    booksAreHeldTo(
      () => driver,
      () => payOften(driver),
      patienceMs,
    )
  })
}

const usualPatienceMs = 120_000

/** So many payments, in and out, that fifty differences can be planted among them. */
async function payOften(driver: ProviderDriver): Promise<void> {
  for (let count = 0; count < 35; count++) await driver.pay(await openDeposit(driver), driver.sum)
  for (let count = 0; count < 25; count++) {
    const opened = await driver.provider.createPayout(await payoutOf(driver))
    if (opened.type !== 'opened') throw new Error(`the payout was not opened: ${opened.type}`)
  }
  await driver.settle()
}

let players = 0

function requestOf({ method, sum, comesBy }: ProviderDriver): DepositRequest {
  const player = playerId(++players)
  return {
    reference: comesBy === 'address' ? `${method}:${player}` : randomUUID(),
    player,
    method,
    sum: comesBy === 'address' ? null : sum,
    token: null,
    keep: false,
    returnUrl: 'http://localhost:3000/en/cashier/deposit-result/x',
    customer: {
      address: '127.0.0.1',
      country: 'CA',
      email: 'player@player.test',
      language: 'en',
    },
  }
}

async function openDeposit(driver: ProviderDriver): Promise<OpenDeposit> {
  const request = requestOf(driver)
  const opened = await driver.provider.createDeposit(request)
  if (opened.type !== 'opened') throw new Error(`the deposit was not opened: ${opened.type}`)
  return { request, providerRef: opened.providerRef, instruction: opened.instruction }
}

const questionOf = ({ request, providerRef }: OpenDeposit): StatusQuestion => ({
  kind: 'deposit',
  reference: request.reference,
  providerRef,
})

async function newsOf(driver: ProviderDriver, question: StatusQuestion) {
  const status = await driver.provider.status(question)
  if (status.type !== 'known') throw new Error(`the status is ${status.type}`)
  return status.news
}

const depositsIn = (news: readonly ProviderNews[]): DepositNews[] =>
  news.filter((one) => one.type === 'deposit')

const paidSums = (news: readonly ProviderNews[]): Sum[] =>
  depositsIn(news)
    .filter(({ state }) => state === 'confirmed')
    .map(({ sum }) => sum)

async function paidDeposit(driver: ProviderDriver, sum: Sum = driver.sum): Promise<OpenDeposit> {
  const deposit = await openDeposit(driver)
  await driver.pay(deposit, sum)
  await driver.settle()
  return deposit
}

function depositsAreHeldTo(driverNow: () => ProviderDriver): void {
  it('opens one deposit for one reference, however often it is asked', async () => {
    const driver = driverNow()
    const { request, providerRef } = await openDeposit(driver)
    const again = await Promise.all([1, 2, 3].map(() => driver.provider.createDeposit(request)))
    for (const one of again) expect(one).toMatchObject({ type: 'opened', providerRef })
  })
  it('tells of nothing paid before anything was', async () => {
    const driver = driverNow()
    const deposit = await openDeposit(driver)
    const status = await driver.provider.status(questionOf(deposit))
    expect(status.type).not.toBe('unknown')
    expect(status.type === 'known' ? paidSums(status.news) : []).toEqual([])
  })
  it('tells what was paid, to the unit, once it counts, and again whenever it is asked', async () => {
    const driver = driverNow()
    const deposit = await paidDeposit(driver)
    const news = await newsOf(driver, questionOf(deposit))
    expect(paidSums(news)).toEqual([driver.sum])
    expect(paidSums(await newsOf(driver, questionOf(deposit)))).toEqual([driver.sum])
    for (const one of depositsIn(news)) expect(one.providerRef).toBe(deposit.providerRef)
  })
  it('tells of one unit more or less as it came', async () => {
    const driver = driverNow()
    if (!driver.paysOtherSums) return
    const { asset, units } = driver.sum
    const more: Sum = { asset, units: plus(units, oneUnit) }
    const less: Sum = { asset, units: amount(units - oneUnit) }
    for (const sum of [more, less]) {
      const deposit = await paidDeposit(driver, sum)
      expect(paidSums(await newsOf(driver, questionOf(deposit)))).toEqual([sum])
    }
  })
  it('knows nothing of references that never were', async () => {
    const { provider } = driverNow()
    for (const kind of ['deposit', 'payout'] as const)
      for (const providerRef of [null, randomUUID(), '../../x', ''])
        expect((await provider.status({ kind, reference: randomUUID(), providerRef })).type).toBe(
          'none',
        )
  })
}

const oneUnit: Amount = amount(1n)
const broken = ['down', 'lost', 'half', 'garbled', 'silent'] satisfies LineFault[]

function silencesAreHeldTo(driverNow: () => ProviderDriver): void {
  it.each(broken)(
    'calls it unknown when the line is %s, and finds it afterwards',
    async (fault) => {
      const driver = driverNow()
      const known = await paidDeposit(driver)
      driver.line.set(fault)
      const request = requestOf(driver)
      const opened = await driver.provider.createDeposit(request)
      // An address that is the player's own may be known without asking anybody.
      if (driver.comesBy === 'reference') expect(opened.type).toBe('unknown')
      expect(opened.type).not.toBe('refused')
      if (driver.comesBy === 'reference')
        expect((await driver.provider.status(questionOf(known))).type).toBe('unknown')
      driver.line.set('none')
      expect(paidSums(await newsOf(driver, questionOf(known)))).toEqual([driver.sum])
      const again = await driver.provider.createDeposit(request)
      if (again.type !== 'opened') throw new Error(`it is ${again.type} on a good line`)
      const found = await driver.provider.createDeposit(request)
      expect(found).toMatchObject({ providerRef: again.providerRef })
    },
  )
}

async function payoutOf(driver: ProviderDriver): Promise<PayoutRequest> {
  return {
    reference: randomUUID(),
    player: playerId(++players),
    method: driver.method,
    sum: driver.sum,
    destination: await driver.destination(),
  }
}

const payoutsIn = (news: readonly ProviderNews[]): PayoutNews[] =>
  news.filter((one) => one.type === 'payout')

async function payoutState(driver: ProviderDriver, reference: string): Promise<string | undefined> {
  const question = { kind: 'payout', reference, providerRef: null } as const
  return payoutsIn(await newsOf(driver, question)).at(-1)?.state
}

function payoutsAreHeldTo(driverNow: () => ProviderDriver): void {
  it('pays out once for one reference, and tells when it is done', async () => {
    const driver = driverNow()
    const request = await payoutOf(driver)
    const first = await driver.provider.createPayout(request)
    if (first.type !== 'opened') throw new Error(`the payout was not opened: ${first.type}`)
    const again = await driver.provider.createPayout(request)
    expect(again).toMatchObject({ type: 'opened', providerRef: first.providerRef })
    await driver.settle()
    expect(await payoutState(driver, request.reference)).toBe('confirmed')
    expect(await driver.timesPaidOut(request.reference)).toBe(1)
  })
  it.each(broken)('pays out once though the line was %s', async (fault) => {
    const driver = driverNow()
    const request = await payoutOf(driver)
    driver.line.set(fault)
    const first = await driver.provider.createPayout(request)
    expect(first.type).not.toBe('refused')
    driver.line.set('none')
    const again = await driver.provider.createPayout(request)
    expect(again.type).toBe('opened')
    await driver.settle()
    expect(await payoutState(driver, request.reference)).toBe('confirmed')
    expect(await driver.timesPaidOut(request.reference)).toBe(1)
  })
}

const refundsIn = (news: readonly ProviderNews[]): BackNews[] =>
  news.flatMap((one) => (one.type === 'refund' ? [one] : []))

function refundsAreHeldTo(driverNow: () => ProviderDriver): void {
  it('gives back a part once, and never more than came', async () => {
    const driver = driverNow()
    if (!driver.refunds) return
    const deposit = await paidDeposit(driver)
    const { asset, units } = driver.sum
    const about = questionOf(deposit)
    const part = depositsIn(await newsOf(driver, about))[0]?.part ?? ''
    const some = { reference: randomUUID(), about, part, sum: { asset, units: amount(units / 3n) } }
    const given = await driver.provider.refund(some)
    expect(given.type).toBe('opened')
    expect(await driver.provider.refund(some)).toEqual(given)
    const tooMuch = { reference: randomUUID(), about, part, sum: driver.sum }
    expect((await driver.provider.refund(tooMuch)).type).toBe('refused')
    await driver.settle()
    const backs = refundsIn(await newsOf(driver, about))
    expect(backs).toMatchObject([{ state: 'confirmed', sum: some.sum, ours: some.reference }])
  })
  it('tells two refunds of one sum apart by our names of them', async () => {
    const driver = driverNow()
    if (!driver.refunds) return
    const deposit = await paidDeposit(driver)
    const { asset, units } = driver.sum
    const about = questionOf(deposit)
    const part = depositsIn(await newsOf(driver, about))[0]?.part ?? ''
    const sum = { asset, units: amount(units / 3n) }
    const references = [randomUUID(), randomUUID()]
    for (const reference of references)
      expect((await driver.provider.refund({ reference, about, part, sum })).type).toBe('opened')
    const told = refundsIn(await newsOf(driver, about))
    expect(new Set(told.map(({ ours }) => ours))).toEqual(new Set(references))
    expect(new Set(told.map(({ backRef }) => backRef)).size).toBe(2)
  })
}

function destinationsAreHeldTo(driverNow: () => ProviderDriver): void {
  it('takes destinations that can be paid, and says what is wrong with others', async () => {
    const { provider, method, destination, faultyDestinations } = driverNow()
    expect(await provider.checkDestination(method, await destination())).toBeNull()
    for (const { destination: faulty, fault } of faultyDestinations)
      expect(await provider.checkDestination(method, faulty)).toEqual(fault)
  })
}
