import { amount } from '@fairhouse/money'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DepositRequest, ProviderNews, StatusQuestion } from '#modules/cashier'
import { systemClock } from '#platform/clock'
import { playerId } from '#platform/ids'
import { enterCard, keptCard, openCardDriver, post } from '../../testing/sandbox-card-driver.ts'
import { readCardStatement } from './read-statement.ts'

type Driver = Awaited<ReturnType<typeof openCardDriver>>

const returnUrl = 'http://localhost:3000/en/cashier/deposit-result/abc'
const sum = { asset: 'USD', units: amount(2_500n) } as const

let driver: Driver
beforeAll(async () => {
  driver = await openCardDriver(sum)
})
afterAll(() => driver.stop())
afterEach(() => switchFaults('none', 'none'))

const switchFaults = (notices: string, answers: string) =>
  post(`${driver.sandbox.url}/faults`, { notices, answers })

async function open(change: Partial<DepositRequest> = {}) {
  const request: DepositRequest = {
    reference: randomUUID(),
    player: playerId(1),
    method: 'card',
    sum,
    token: null,
    keep: false,
    returnUrl,
    customer: { address: '127.0.0.1', country: 'CA', email: 'p@player.test', language: 'en' },
    ...change,
  }
  const opened = await driver.provider.createDeposit(request)
  if (opened.type !== 'opened') throw new Error(`it is ${opened.type}`)
  const page = opened.instruction.kind === 'redirect' ? opened.instruction.url : ''
  const about: StatusQuestion = {
    kind: 'deposit',
    reference: request.reference,
    providerRef: opened.providerRef,
  }
  return { page, about }
}

async function news(about: StatusQuestion): Promise<readonly ProviderNews[]> {
  const status = await driver.provider.status(about)
  if (status.type !== 'known') throw new Error(`it is ${status.type}`)
  return status.news
}

const stateOf = async (about: StatusQuestion) => {
  const [first] = await news(about)
  return first && { state: first.state, reason: first.reason }
}

const until = (about: StatusQuestion, state: string) =>
  expect.poll(() => stateOf(about), { timeout: 5_000 }).toMatchObject({ state })

const desk = (about: StatusQuestion, action: string) =>
  post(`${driver.sandbox.url}/card/desk/${about.providerRef}/${action}`, {})

describe('the hosted page', () => {
  it('says that money is a test, and leads back with our address only', async () => {
    const { page, about } = await open()
    const shown = await (await fetch(page)).text()
    expect(shown).toContain('TEST MONEY')
    expect(shown).not.toContain('<script')
    const paid = await enterCard(page, '4242 4242 4242 4242')
    expect(paid).toMatchObject({ status: 303, location: returnUrl })
    await until(about, 'confirmed')
    expect(await (await fetch(page)).text()).toContain('This payment is done')
  })

  it.each([
    ['4242424242424241', {}, 'This is no card number'],
    ['4111111111111111', {}, 'Only the test numbers'],
    ['', {}, 'This is no card number'],
    ['4242424242424242', { expires: '01/20' }, 'month and year to come'],
    ['4242424242424242', { expires: '13/40' }, 'month and year to come'],
    ['4242424242424242', { code: '12' }, 'three digits'],
    ['4242424242424242', { holder: '' }, 'name on the card'],
    ['4242424242424242', { holder: 'Ada L' }, 'name on the card'],
    ['4242424242424242', { holder: 'A'.repeat(61) }, 'name on the card'],
  ])('does not take %s with %o', async (number, change, says) => {
    const { page, about } = await open()
    const answer = await enterCard(page, number, change)
    expect(answer.page).toContain(says)
    expect(answer.page).toContain('aria-invalid="true"')
    if (number !== '') expect(answer.location).not.toContain(number)
    // What was typed is not written back: a page may be kept by a browser.
    if (number !== '4242424242424242' && number !== '') expect(answer.page).not.toContain(number)
    expect(await stateOf(about)).toMatchObject({ state: 'pending' })
  })

  it.each([
    ['4000000000009995', 'insufficientFunds'],
    ['4000000000000002', 'cardDeclined'],
    ['4000000000000069', 'cardExpired'],
    ['4000000000000127', 'wrongCode'],
    ['4100000000000019', 'gamblingBlocked'],
  ])('declines %s: %s', async (number, reason) => {
    const { page, about } = await open()
    expect(await enterCard(page, number)).toMatchObject({ status: 303, location: returnUrl })
    expect(await stateOf(about)).toEqual({ state: 'declined', reason })
  })

  it.each([
    ['approve', { state: 'confirmed', reason: null }],
    ['fail', { state: 'declined', reason: 'authenticationFailed' }],
  ])('asks the player by 3-D Secure, who may %s', async (answer, end) => {
    const { page, about } = await open()
    const asked = await enterCard(page, '4000002500003155')
    expect(asked.location).toMatch(/^\/pay\/.*\/check(\?lang=en)?$/)
    const check = new URL(asked.location ?? '', page).href
    expect(await (await fetch(check)).text()).toContain('3-D Secure')
    expect(await post(check, { answer })).toMatchObject({ status: 303, location: returnUrl })
    await expect.poll(() => stateOf(about)).toEqual(end)
    const again = await post(check, { answer: 'approve' })
    expect(again.location).toMatch(/^\/pay\/[^/]+$/)
  })

  it('is paid once by two taps, and can be left', async () => {
    const { page, about } = await open()
    const taps = await Promise.all([1, 2].map(() => enterCard(page, '4242424242424242')))
    const [first, second] = taps.toSorted((one) => (one.location === returnUrl ? -1 : 1))
    expect(first?.location).toBe(returnUrl)
    expect(second?.page).toContain('This payment is done')
    const left = await open()
    expect(await post(left.page.replace('?', '/leave?'), {})).toMatchObject({ location: returnUrl })
    expect(await stateOf(left.about)).toEqual({ state: 'cancelled', reason: 'playerLeft' })
    await until(about, 'confirmed')
  })
})

describe('in the language of the player', () => {
  const customer = { address: '127.0.0.1', country: 'DE', email: 'p@player.test' }
  const inGerman = () => open({ customer: { ...customer, language: 'de' } })

  it.each([
    ['de', 'Kartennummer', 'TESTGELD'],
    ['es', 'Número de tarjeta', 'DINERO DE PRUEBA'],
    ['pt', 'Número do cartão', 'DINHEIRO DE TESTE'],
    ['fr', 'Numéro de carte', 'ARGENT DE TEST'],
    ['ja', 'カード番号', 'テストマネー'],
    ['xx', 'Card number', 'TEST MONEY'],
  ])('%s: a card is entered', async (language, label, header) => {
    const { page } = await open({ customer: { ...customer, language } })
    const shown = await (await fetch(page)).text()
    expect(shown).toContain(label)
    expect(shown).toContain(header)
    expect(shown).toContain(`<html lang="${language === 'xx' ? 'en' : language}">`)
  })

  it('its faults are told, its issuer asks, and its end is shown', async () => {
    const { page } = await inGerman()
    expect((await enterCard(page, '4242')).page).toContain('Das ist keine Kartennummer')
    const { location } = await enterCard(page, '4000002500003155')
    const check = new URL(location ?? '', page).href
    expect(await (await fetch(check)).text()).toContain('Sind Sie es?')
    expect((await post(check, { answer: 'fail' })).location).toBe(returnUrl)
    expect(await (await fetch(page)).text()).toContain('Es wurde nichts abgebucht')
  })

  it('an address under which there is nothing says what that means', async () => {
    const { page } = await inGerman()
    const answer = await fetch(page.replace('pay_', 'pay_0'))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Die Adresse ist unvollständig')
  })
})

describe('a payment afterwards', () => {
  it('is let go of while it is authorised, and not once it is captured', async () => {
    const held = await open()
    await enterCard(held.page, '4000000000003220')
    expect(await stateOf(held.about)).toMatchObject({ state: 'confirming' })
    const wish = { reference: randomUUID(), about: held.about }
    expect((await driver.provider.release(wish)).type).toBe('opened')
    expect((await driver.provider.release(wish)).type).toBe('opened')
    expect((await news(held.about)).map(({ type, state }) => [type, state])).toEqual([
      ['deposit', 'cancelled'],
      ['void', 'confirmed'],
    ])
    const captured = await open()
    await enterCard(captured.page, '4000000000003220')
    await desk(captured.about, 'capture')
    expect((await driver.provider.release({ ...wish, about: captured.about })).type).toBe('refused')
    expect(await stateOf(captured.about)).toMatchObject({ state: 'confirmed' })
  })

  it('is disputed by its number; the house wins one and loses one', async () => {
    const disputes = async (about: StatusQuestion) =>
      (await news(about))
        .filter(({ type }) => type === 'reversal')
        .map(({ state, reason }) => [state, reason])
    for (const [verdict, end] of [
      ['won', ['cancelled', 'disputeWon']],
      ['lost', ['confirmed', 'disputeLost']],
    ] as const) {
      const { page, about } = await open()
      await enterCard(page, '4000000000000259')
      await expect
        .poll(() => disputes(about), { timeout: 5_000 })
        .toEqual([['pending', 'disputeOpened']])
      const back = (await news(about)).find(({ type }) => type === 'reversal')
      const id = back && 'backRef' in back ? back.backRef : ''
      await desk(about, `disputes/${id}/${verdict}`)
      expect(await disputes(about)).toEqual([end])
    }
  })

  it('keeps a card, charges it without a form, and pays out to it, or not', async () => {
    const good = await keptCard(driver.provider)
    const { page, about } = await open({ token: good.token })
    expect(page).toBe('')
    await until(about, 'confirmed')
    const challenged = await keptCardAfterCheck()
    expect((await open({ token: challenged })).page).toMatch(/\/check\?lang=en$/)
    const bad = await keptCard(driver.provider, '4000000000000341')
    const reference = randomUUID()
    const request = { reference, player: playerId(1), method: 'card', sum, destination: bad }
    await driver.provider.createPayout(request)
    await expect
      .poll(() => news({ kind: 'payout', reference, providerRef: null }))
      .toMatchObject([{ state: 'declined', reason: 'cardDeclined' }])
  })

  it('is in the statement of the time in which it changed, with what went back and out', async () => {
    const from = systemClock.now()
    const { page, about } = await open()
    await enterCard(page, '4242424242424242')
    await until(about, 'confirmed')
    const refund = randomUUID()
    await driver.provider.refund({ reference: refund, about, part: '', sum })
    const destination = await keptCard(driver.provider)
    const reference = randomUUID()
    await driver.provider.createPayout({
      reference,
      player: playerId(1),
      method: 'card',
      sum,
      destination,
    })
    const told = await readCardStatement(driver.ask, from, systemClock.now() + 1)
    const units = sum.units
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'deposit',
        providerRef: about.providerRef,
        state: 'confirmed',
        units,
      }),
    )
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'depositRefund', providerRef: refund, asset: 'USD', units }),
    )
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'withdrawal', reference, asset: 'USD', units }),
    )
    expect(await readCardStatement(driver.ask, 0, from)).not.toContainEqual(
      expect.objectContaining({ providerRef: about.providerRef }),
    )
  })

  it('is there after a restart, and goes on', async () => {
    const paid = await open()
    await enterCard(paid.page, '4242424242424242')
    const opened = await open()
    await driver.sandbox.restart()
    await until(paid.about, 'confirmed')
    await enterCard(opened.page, '4242424242424242')
    await until(opened.about, 'confirmed')
  })
})

async function keptCardAfterCheck(): Promise<string> {
  const { page, about } = await open({ sum: null, keep: true })
  const { location } = await enterCard(page, '4000002500003155')
  await post(new URL(location ?? '', page).href, { answer: 'approve' })
  const [first] = await news(about)
  if (first?.type !== 'deposit' || !first.kept) throw new Error('the card was not kept')
  expect(first.kept).toMatchObject({ label: 'Visa •••• 3155', expires: '12/40' })
  return first.kept.token
}

describe('switched faults', () => {
  const count = () => driver.sandbox.noticesFor('sandbox-card').length

  it('double notices, lose them, or send them before the player comes back', async () => {
    await switchFaults('doubled', 'none')
    const before = count()
    const doubled = await open()
    await enterCard(doubled.page, '4000000000000002')
    await expect.poll(count).toBe(before + 2)
    const [one, two] = driver.sandbox.noticesFor('sandbox-card').slice(-2)
    expect(one?.raw).toEqual(two?.raw)
    await switchFaults('first', 'none')
    const first = await open()
    await enterCard(first.page, '4000000000000002')
    expect(count()).toBe(before + 3)
    await switchFaults('lost', 'none')
    const lost = await open()
    await enterCard(lost.page, '4000000000000002')
    await switchFaults('none', 'none')
    const last = await open()
    await enterCard(last.page, '4000000000000002')
    await expect.poll(count).toBe(before + 4)
  })

  it('send notices in another order', async () => {
    await switchFaults('reordered', 'none')
    const before = count()
    const one = await open()
    await enterCard(one.page, '4000000000000002')
    const two = await open()
    await enterCard(two.page, '4000000000000002')
    await expect.poll(count).toBe(before + 2)
    const references = driver.sandbox
      .noticesFor('sandbox-card')
      .slice(-2)
      .map(({ raw }) => String(JSON.parse(raw.toString()).reference))
    expect(references).toEqual([two.about.reference, one.about.reference])
  })

  it.each(['silent', 'half', 'down'])(
    'answer %s: unknown, and known afterwards',
    async (answers) => {
      const { about } = await open()
      await switchFaults('none', answers)
      expect((await driver.provider.status(about)).type).toBe('unknown')
      await switchFaults('none', 'none')
      expect((await driver.provider.status(about)).type).toBe('known')
    },
  )
})

it('keeps no card number, and opens its interface to nobody without the key', async () => {
  const kept = JSON.stringify(await driver.sandbox.kept('card'))
  expect(kept.replaceAll(/\b\d{13}\b/g, '')).not.toMatch(/\d{13,19}/)
  const { url } = driver.sandbox
  for (const authorization of ['', 'Bearer x', `Bearer ${'0'.repeat(64)}`]) {
    const response = await fetch(`${url}/card/payments?reference=x`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
  const elsewhere = await fetch(`${url}/card/desk`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(elsewhere.status).toBe(404)
})
