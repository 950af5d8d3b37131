import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import { rowsOf } from '#platform/rows'
import { askOf, granted, newKey, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const usd = (cents: bigint) => ({ asset: 'USD', units: amount(cents) }) as const
const ltc = (units: bigint) => ({ asset: 'LTC', units: amount(units) }) as const
const hear = (...news: Parameters<TestTill['cashier']['hear']>[1]) =>
  till.cashier.hear('memory', news)
const shown = async (id: string) => (await till.cashier.desk.transactionDetail(id))?.shown

describe('a deposit by card', () => {
  it('is written down, asked for, and credited once, whatever is said how often in which order', async () => {
    const player = await till.player()
    const begun = await till.begin(player)
    expect(begun).toMatchObject({ state: 'pending', amount: 5_000, fee: 0, method: 'card' })
    const confirmed = till.provider.deposit(begun.id, { state: 'confirmed' })
    const earlier = { ...confirmed, state: 'confirming' } as const
    expect(await hear(confirmed, earlier, confirmed)).toEqual(['heard', 'heard', 'heard'])
    await Promise.all([hear(confirmed), hear(earlier), hear(confirmed)])
    expect(await till.cash(player)).toBe(5_000n)
    expect(await shown(begun.id)).toMatchObject({
      state: 'confirmed',
      balanceBefore: 0,
      balanceAfter: 5_000,
      steps: [
        { state: 'pending', by: 'player' },
        { state: 'confirmed', by: 'provider' },
      ],
      stages: [{ stage: 'requested' }, { stage: 'paid' }, { stage: 'credited' }],
    })
    expect(till.told.filter(({ id }) => id === begun.id).map(({ state }) => state)).toEqual([
      'pending',
      'confirmed',
    ])
  })

  it('with a bonus code is refused, for a code that does nothing must not be taken', async () => {
    const player = await till.player()
    const body = { requestKey: newKey(), methodName: 'card', amount: 5_000, bonusCode: 'WELCOME' }
    const asked = [...till.provider.asked]
    const outcome = await till.cashier.answers.depositProcess(askOf(player), body)
    expect(outcome).toEqual({ refused: 'notPermitted', because: 'promotionsNotOpen' })
    expect(till.provider.asked).toEqual(asked)
  })

  it('credits what came, one unit more or less', async () => {
    const player = await till.player()
    for (const cents of [4_999n, 5_001n]) {
      const { id } = await till.begin(player)
      await hear(till.provider.deposit(id, { state: 'confirmed', sum: usd(cents) }))
    }
    expect(await till.cash(player)).toBe(10_000n)
  })

  it('that is refused, declined or failed moves nothing, and stays so', async () => {
    const player = await till.player()
    till.provider.next = 'refuse'
    expect(await till.begin(player)).toMatchObject({
      state: 'declined',
      stages: [{ stage: 'ended', reason: 'insufficientFunds' }],
    })
    const { id } = await till.begin(player)
    await hear(till.provider.deposit(id, { state: 'declined', reason: 'cardDeclined' }))
    await hear(till.provider.deposit(id, { state: 'pending' }))
    expect(await shown(id)).toMatchObject({ state: 'declined' })
    expect(await till.cash(player)).toBe(0n)
  })

  it('whose money comes after it had ended is a payment of its own that points to it, once', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    await hear(till.provider.deposit(id, { state: 'cancelled', reason: 'playerLeft' }))
    const late = till.provider.deposit(id, { state: 'confirmed' })
    await Promise.all([hear(late), hear(late)])
    await hear(late)
    expect(await till.cash(player)).toBe(5_000n)
    const { about } = (await till.cashier.desk.transactionDetail(id)) ?? {}
    expect(about).toMatchObject([{ type: 'deposit', state: 'confirmed', amount: 5_000n }])
  })

  it('that was left says again what is to be done, as long as there is something', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    const standing = async () => {
      const body = { offsiteTransactionId: id }
      return granted(await till.cashier.answers.depositResult(askOf(player), body))
    }
    const url = `https://pay.test/${id}`
    expect((await standing()).instruction).toEqual({ kind: 'redirect', url })
    const row = async () => {
      const { rows } = await till.database.query(
        'SELECT instruction, t::text AS row FROM cashier_transaction t WHERE id = $1',
        [id],
      )
      return JSON.stringify(rows)
    }
    expect(await row()).not.toContain('pay.test')
    // Looking at it asks its provider for nothing.
    expect(till.provider.asked.filter((reference) => reference === id)).toHaveLength(1)
    till.provider.deposit(id, { state: 'confirmed' })
    const arrived = { transaction: { state: 'confirmed' }, instruction: null }
    expect(await standing()).toMatchObject(arrived)
    expect(till.provider.asked.filter((reference) => reference === id)).toHaveLength(1)
    expect(await row()).toContain('"instruction":null')
  })

  it('whose answer never came says what is to be done once its provider is heard of, who is asked once more', async () => {
    const player = await till.player()
    till.provider.next = 'silent'
    const body = { requestKey: newKey(), methodName: 'card', amount: 5_000 }
    await till.cashier.answers.depositProcess(askOf(player), body)
    const id = till.provider.asked.at(-1) ?? ''
    till.provider.deposit(id, { state: 'pending' })
    const url = `https://pay.test/${id}`
    for (const _ of ['asked again', 'kept'])
      expect(
        granted(
          await till.cashier.answers.depositResult(askOf(player), { offsiteTransactionId: id }),
        ).instruction,
      ).toEqual({ kind: 'redirect', url })
    expect(till.provider.asked.filter((reference) => reference === id)).toHaveLength(2)
  })

  it('of which its provider never heard is not begun by looking at it', async () => {
    const player = await till.player()
    till.provider.next = 'silent'
    const requestKey = newKey()
    const body = { requestKey, methodName: 'card', amount: 5_000 }
    expect(await till.cashier.answers.depositProcess(askOf(player), body)).toEqual({
      refused: 'paymentUnavailable',
    })
    const asked = till.provider.asked.length
    const offsiteTransactionId = till.provider.asked.at(-1) ?? ''
    const looked = await till.cashier.answers.depositResult(askOf(player), { offsiteTransactionId })
    expect(granted(looked)).toMatchObject({ transaction: { state: 'pending' }, instruction: null })
    expect(till.provider.asked).toHaveLength(asked)
  })

  it('of which nobody ever heard is not ours', async () => {
    expect(await hear(till.provider.deposit('nobody', { state: 'confirmed' }))).toEqual(['unknown'])
  })

  const kept = { token: 'tok_secret', label: 'Visa •••• 4242', expires: '12/30' }

  it('keeps a card that nobody asked to save as the way back of the money only', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    await hear(till.provider.deposit(id, { state: 'confirming', kept }))
    await hear(till.provider.deposit(id, { state: 'confirmed', kept }))
    expect(granted(await till.cashier.answers.deposit(askOf(player), {})).saved).toEqual([])
    const { saved } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    expect(saved).toMatchObject([{ label: 'Visa •••• 4242', canDeposit: false, canWithdraw: true }])
  })

  it('keeps nothing of a card that nobody asked to save and that paid nothing in', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    await hear(till.provider.deposit(id, { state: 'declined', kept, reason: 'cardDeclined' }))
    const rows = await rowsOf(till.database, 'SELECT id FROM cashier_method WHERE player_id = $1', [
      player,
    ])
    expect(rows).toEqual([])
  })

  it('keeps the card for another time where its player asks for it, sealed', async () => {
    const player = await till.player()
    const body = { requestKey: newKey(), methodName: 'card', amount: 5_000, saveMethod: true }
    const begun = await till.cashier.answers.depositProcess(askOf(player), body)
    const { id } = granted(begun).transaction
    await hear(till.provider.deposit(id, { state: 'confirmed', kept }))
    const { saved } = granted(await till.cashier.answers.deposit(askOf(player), {}))
    expect(saved).toMatchObject([{ label: 'Visa •••• 4242', canDeposit: true, canWithdraw: true }])
    const dump = await till.database.query('SELECT m::text AS row FROM cashier_method m')
    expect(JSON.stringify(dump.rows)).not.toContain('tok_secret')
    const forgotten = { userPMId: saved[0]?.userPMId ?? '' }
    const after = await till.cashier.answers.depositMethodDelete(askOf(player), forgotten)
    expect(granted(after).saved).toEqual([])
  })
})

describe('a request key', () => {
  const body = (over = {}) => ({
    requestKey: newKey(),
    methodName: 'card',
    amount: 5_000,
    ...over,
  })
  const ask = (player: Parameters<typeof askOf>[0], asked: ReturnType<typeof body>) =>
    till.cashier.answers.depositProcess(askOf(player), asked)

  it('begins one deposit, with the same bytes for everybody who asks with it', async () => {
    const player = await till.player()
    const asked = body()
    const answers = await Promise.all([ask(player, asked), ask(player, asked), ask(player, asked)])
    const texts = answers.map((one) => (isRefused(one) ? one.refused : String(one.answer)))
    expect(new Set(texts).size).toBe(1)
    const later = await ask(player, asked)
    expect(isRefused(later) ? later.refused : String(later.answer)).toBe(texts[0])
    const { total } = granted(
      await till.cashier.answers.transactionHistory(askOf(player), { page: 1 }),
    )
    expect(total).toBe(1)
    const question = 'SELECT sealed_answer FROM cashier_request WHERE request_key = $1'
    const rows = await rowsOf<{ sealed_answer: Buffer }>(till.database, question, [
      asked.requestKey,
    ])
    expect(rows.map(({ sealed_answer: kept }) => kept.includes('status'))).toEqual([false])
  })

  it('means one body only', async () => {
    const player = await till.player()
    const asked = body()
    granted(await ask(player, asked))
    expect(await ask(player, { ...asked, amount: 6_000 })).toEqual({ refused: 'requestKeyReused' })
  })

  it.each(['dieBefore', 'dieAfter', 'silent'] as const)(
    'goes on with the same reference after %s',
    async (next) => {
      const player = await till.player()
      const asked = body()
      till.provider.next = next
      const first = ask(player, asked)
      await (next === 'silent'
        ? expect(first).resolves.toEqual({ refused: 'paymentUnavailable' })
        : expect(first).rejects.toThrow())
      const { transaction } = granted(await ask(player, asked))
      expect(till.provider.asked.slice(-2)).toEqual([transaction.id, transaction.id])
      expect(transaction.state).toBe('pending')
    },
  )
})

describe('amounts and limits', () => {
  it.each([
    [999, 'belowMinimum'],
    [500_001, 'aboveMaximum'],
  ])('%i is refused: %s', async (cents, fault) => {
    const player = await till.player()
    const asked = { requestKey: newKey(), methodName: 'card', amount: cents }
    expect(await till.cashier.answers.depositProcess(askOf(player), asked)).toMatchObject({
      refused: 'formInvalid',
      invalidFields: { amount: fault },
    })
  })

  it('rules are asked in the transaction that begins it', async () => {
    const player = await till.player()
    till.says.mayDeposit = { refused: 'depositLimit' }
    const asked = { requestKey: newKey(), methodName: 'card', amount: 1_000 }
    const answer = await till.cashier.answers.depositProcess(askOf(player), asked)
    till.says.mayDeposit = null
    expect(answer).toEqual({ refused: 'depositLimit' })
    expect(granted(await till.cashier.answers.depositProcess(askOf(player), asked))).toMatchObject({
      transaction: { state: 'pending' },
    })
  })
})

describe('coins', () => {
  const address = async (player: Parameters<typeof askOf>[0]) => {
    const body = { methodName: 'litecoin' }
    return granted(await till.cashier.answers.depositMethodSelect(askOf(player), body))
  }
  const paid = (player: number, told: Parameters<TestTill['provider']['deposit']>[1]) =>
    till.provider.deposit(`litecoin:${player}`, told)
  const history = async (player: Parameters<typeof askOf>[0]) =>
    granted(await till.cashier.answers.transactionHistory(askOf(player), { page: 1 })).transactions

  it('come to another address once another provider moves them, and what still comes to the first counts', async () => {
    const player = await till.player()
    const first = await address(player)
    till.says.provider = 'other'
    const second = await address(player)
    expect(second.instruction).toMatchObject({ address: `otherlitecoin${player}` })
    expect((await address(player)).instruction).toEqual(second.instruction)
    const sum = ltc(100_000_000n)
    await hear(paid(player, { state: 'confirmed', sum, part: 'late:0', txid: 'late' }))
    till.says.provider = 'memory'
    expect(await till.cash(player)).toBe(8_000n)
    expect((await address(player)).instruction).toEqual(first.instruction)
  })

  it('come to an address that stays the player’s own, at the rate of when they were first seen', async () => {
    const player = await till.player()
    const first = await address(player)
    expect(first.instruction).toMatchObject({ kind: 'address', least: '0.125', confirmations: 6 })
    expect((await address(player)).instruction).toEqual(first.instruction)
    const seen = { sum: ltc(100_000_000n), part: 'tx1:0', txid: 'tx1', confirmations: 1 }
    await hear(paid(player, { state: 'confirming', ...seen }))
    till.says.rate = '90'
    await hear(paid(player, { state: 'confirmed', ...seen, confirmations: 6 }))
    till.says.rate = '80'
    expect(await till.cash(player)).toBe(8_000n)
    expect(await history(player)).toMatchObject([
      { amount: 8_000, coin: { asset: 'LTC', amount: '1', rate: '80', txid: 'tx1' } },
    ])
  })

  it('that took longer than a day are worth what they are worth then, and their steps say so', async () => {
    const player = await till.player()
    await address(player)
    const seen = { sum: ltc(100_000_000n), part: 'tx2:0', confirmations: 1 }
    await hear(paid(player, { state: 'confirming', ...seen }))
    till.time.now += 25 * 60 * 60_000
    till.says.rate = '90'
    await hear(paid(player, { state: 'confirmed', ...seen }))
    till.says.rate = '80'
    expect(await till.cash(player)).toBe(9_000n)
    const [one] = await history(player)
    expect(one?.steps.at(-1)).toMatchObject({ state: 'confirmed', reason: 'rateRenewed' })
  })

  it('that are too few wait until there are more, and are then credited together', async () => {
    const player = await till.player()
    await address(player)
    const small = (part: string) => paid(player, { state: 'confirmed', sum: ltc(5_000_000n), part })
    await hear(small('a:0'), small('a:0'))
    await hear(small('b:0'))
    expect(await till.cash(player)).toBe(0n)
    expect(await history(player)).toMatchObject([
      {
        state: 'pending',
        stages: [{ stage: 'seen' }, { stage: 'checked', reason: 'belowMinimum' }, {}],
      },
      { state: 'pending' },
    ])
    await hear(small('c:0'))
    expect(await till.cash(player)).toBe(1_200n)
    expect((await history(player)).map(({ state }) => state)).toEqual(
      Array.from({ length: 3 }, () => 'confirmed'),
    )
  })

  it('wait while nobody can tell their rate', async () => {
    const player = await till.player()
    await address(player)
    till.says.rate = null
    const news = paid(player, { state: 'confirmed', sum: ltc(100_000_000n), part: 'r:0' })
    await hear(news)
    till.says.rate = '80'
    expect(await till.cash(player)).toBe(0n)
    await hear(news)
    expect(await till.cash(player)).toBe(8_000n)
  })
})

describe('what goes back', () => {
  const newestOf = async (player: Parameters<typeof askOf>[0]): Promise<string> => {
    const page = await till.cashier.answers.transactionHistory(askOf(player), { page: 1 })
    return granted(page).transactions[0]?.id ?? ''
  }

  it('is taken as far as the player has it, and the rest is the house’s loss', async () => {
    const player = await till.player(5_000n)
    const id = await newestOf(player)
    const userPMId = await till.bank(player)
    const body = { requestKey: newKey(), userPMId, amount: 3_000 }
    const sent = granted(await till.cashier.answers.withdrawalProcess(askOf(player), body))
    for (const _ of ['judged', 'sent']) {
      till.time.now += 20_000
      await till.cashier.lookAfter()
    }
    const opened = till.provider.back(id, {
      type: 'reversal',
      state: 'pending',
      reason: 'disputeOpened',
    })
    await hear(opened, opened)
    expect(await till.cash(player)).toBe(2_000n)
    await hear(
      till.provider.back(id, { type: 'reversal', state: 'confirmed', reason: 'disputeLost' }),
    )
    expect(await till.cash(player)).toBe(0n)
    const open = await till.cashier.desk.openWithdrawals({ limit: 100, skip: 0 })
    expect(open.find((one) => one.player === player)).toMatchObject({
      id: sent.transaction.id,
      state: 'confirming',
    })
  })

  it('of which is told before the money came is asked about again', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    const refund = till.provider.back(id, { type: 'refund', state: 'confirmed' })
    expect(await hear(refund)).toEqual(['tooEarly'])
    expect(await hear(refund, till.provider.deposit(id, { state: 'confirmed' }))).toEqual([
      'heard',
      'heard',
    ])
    expect(await till.cash(player)).toBe(0n)
  })

  it('staff refunds what is left, once, and has it back when the provider says no', async () => {
    const player = await till.player(5_000n)
    const id = await newestOf(player)
    const refund = (cents: bigint) =>
      till.cashier.desk.refund(id, { staff: 'eve', note: 'asked for', amount: amount(cents) })
    till.provider.next = 'refuse'
    await refund(2_000n)
    expect(await till.cash(player)).toBe(5_000n)
    expect(await refund(2_000n)).toMatchObject({ type: 'done' })
    expect(await till.cash(player)).toBe(3_000n)
    expect(await refund(3_001n)).toEqual({ type: 'refused', why: 'tooMuch' })
    const { about = [] } = (await till.cashier.desk.transactionDetail(id)) ?? {}
    const open = about.find(({ state }) => state === 'pending')
    const told = { type: 'refund', state: 'confirmed', sum: usd(2_000n) } as const
    const ours = open?.id ?? null
    await hear(till.provider.back(id, { ...told, backRef: 'the first', ours }))
    await refund(1_000n)
    await hear(till.provider.back(id, { ...told, sum: usd(1_000n), backRef: 'named otherwise' }))
    await hear(till.provider.back(id, { ...told, backRef: 'the first', ours }))
    expect(await till.cash(player)).toBe(2_000n)
    const { steps = [] } = (await till.cashier.desk.transactionDetail(open?.id ?? '')) ?? {}
    expect(steps.map(({ by, actor, to_state }) => [by, actor, to_state])).toEqual([
      ['staff', 'eve', 'pending'],
      ['provider', 'memory', 'confirmed'],
    ])
  })
})
