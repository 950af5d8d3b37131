import { cashAddressOf } from '@fairhouse/contract/signer/cash-address'
import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { insertAddress } from '../store/own-addresses.ts'
import { Killed } from '../testing/memory-provider.ts'
import { askOf, granted, newKey, openTestTill, type TestTill } from '../testing/test-till.ts'
import { withdrawalsAt } from '../testing/withdrawals.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  till.says.verdict = { type: 'approve' }
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const { winner, ask, asked, detail, stateOf, settle } = withdrawalsAt(() => till)

describe('a withdrawal', () => {
  it('is held, approved, sent, and arrives; its fee stays with the house', async () => {
    const { player, userPMId } = await winner(10_000n)
    const { id } = await asked(player, userPMId, 6_000)
    expect(await till.cash(player)).toBe(4_000n)
    await settle()
    expect(await stateOf(id)).toBe('confirming')
    till.provider.payout(id, { state: 'sent' })
    await settle()
    expect(await stateOf(id)).toBe('sent')
    till.provider.payout(id, { state: 'confirmed' })
    await settle()
    const { payment, shown, steps } = await detail(id)
    expect(payment).toMatchObject({ state: 'confirmed', amount: 6_000n, fee: 130n })
    expect(shown).toMatchObject({ balanceBefore: 10_000, balanceAfter: 4_000, canReverse: false })
    expect(steps.map(({ to_state, by }) => `${to_state} by ${by}`)).toEqual([
      'pending by player',
      'confirming by rules',
      'sent by provider',
      'confirmed by provider',
    ])
    expect(shown.stages.every(({ at }) => at !== null)).toBe(true)
    expect(await till.cash(player)).toBe(4_000n)
    const fees = `SELECT (credits_posted - debits_posted)::int AS fees FROM ledger_account WHERE code = 25`
    expect((await till.database.query(fees)).rows).toEqual([{ fees: 130 }])
  })

  it('that ends otherwise gives its money back once, whatever else is said', async () => {
    const { player, userPMId } = await winner(10_000n)
    const { id } = await asked(player, userPMId, 6_000)
    await settle()
    const failed = till.provider.payout(id, { state: 'failed', reason: 'returnedByBank' })
    await Promise.all([1, 2, 3].map(() => till.cashier.hear('memory', [failed])))
    await till.cashier.hear('memory', [till.provider.payout(id, { state: 'sent' })])
    expect(await stateOf(id)).toBe('failed')
    expect(await till.cash(player)).toBe(10_000n)
  })

  it('that comes back after it had arrived is the player’s again, by a payment of its own', async () => {
    const { player, userPMId } = await winner(10_000n)
    const { id } = await asked(player, userPMId, 6_000)
    await settle()
    await till.cashier.hear('memory', [till.provider.payout(id, { state: 'confirmed' })])
    expect(await till.cash(player)).toBe(4_000n)
    const back = till.provider.payout(id, { state: 'failed', reason: 'returnedByBank' })
    await Promise.all([1, 2].map(() => till.cashier.hear('memory', [back])))
    expect(await till.cash(player)).toBe(10_000n)
    expect((await detail(id)).about).toMatchObject([
      { type: 'withdrawalReversal', state: 'confirmed', amount: 6_000n },
    ])
  })

  it('of a hundred at once as many are accepted as the balance covers', async () => {
    const { player, userPMId } = await winner(3_500n)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ask(player, userPMId, 1_000)),
    )
    const refused = answers.flatMap((one) => (isRefused(one) ? [one.refused] : []))
    expect(refused).toEqual(Array.from({ length: 97 }, () => 'notEnoughCash'))
    expect(await till.cash(player)).toBe(500n)
  })

  it('is asked for once with one key, by a double click or later', async () => {
    const { player, userPMId } = await winner(10_000n)
    const key = newKey()
    const [first, second] = await Promise.all([
      ask(player, userPMId, 2_000, key),
      ask(player, userPMId, 2_000, key),
    ])
    expect(granted(first)).toEqual(granted(second))
    expect(granted(await ask(player, userPMId, 2_000, key))).toEqual(granted(first))
    expect(await ask(player, userPMId, 2_001, key)).toEqual({ refused: 'requestKeyReused' })
    expect(await till.cash(player)).toBe(8_000n)
  })

  it('goes to methods of the player’s own only, within their limits, five at a time', async () => {
    const [one, other] = [await winner(10_000n), await winner(10_000n)]
    expect(await ask(one.player, other.userPMId, 1_000)).toEqual({ refused: 'notFound' })
    expect(await ask(one.player, one.userPMId, 999)).toMatchObject({ refused: 'formInvalid' })
    for (let times = 0; times < 5; times++) await asked(one.player, one.userPMId, 1_000)
    expect(await ask(one.player, one.userPMId, 1_000)).toMatchObject({ refused: 'withdrawalLimit' })
  })

  it('in coins is worked out anew when it is sent too late, and posts what left in coins', async () => {
    const player = await till.player(10_000n)
    const body = { methodName: 'litecoin', fields: { address: 'ltc1qsomebody' } }
    await till.database.query(`UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`, [
      player,
    ])
    const { userPMId } = granted(
      await till.cashier.answers.withdrawalMethodEdit(askOf(player), body),
    )
    till.says.verdict = { type: 'review', rules: ['big'], waitsFor: 'review', people: 1 }
    const { id, coin } = await asked(player, userPMId, 8_000)
    expect(coin).toMatchObject({ amount: '1', rate: '80', address: 'ltc1qsomebody' })
    await settle()
    till.time.now += 25 * 60 * 60_000
    till.says.rate = '100'
    await till.cashier.desk.approve(id, { staff: 'eve', note: null })
    await settle()
    till.says.rate = '80'
    const fee = { asset: 'LTC', units: amount(1_000n) } as const
    await till.cashier.hear('memory', [till.provider.payout(id, { state: 'confirmed', fee })])
    expect((await detail(id)).shown).toMatchObject({
      state: 'confirmed',
      coin: { amount: '0.8', rate: '100' },
    })
    const left = `
      SELECT sum(credits_posted - debits_posted)::int AS units FROM ledger_account
      WHERE code = 23 AND currency = 17`
    expect((await till.database.query(left)).rows).toEqual([{ units: 80_001_000 }])
  })

  it('whose network is paid in another coin, as a token’s is, posts that coin besides', async () => {
    const player = await till.player(10_000n)
    const body = { methodName: 'litecoin', fields: { address: 'ltc1qsomebodyelse' } }
    const { userPMId } = granted(
      await till.cashier.answers.withdrawalMethodEdit(askOf(player), body),
    )
    const { id } = await asked(player, userPMId, 4_000)
    await settle()
    const fee = { asset: 'ETH', units: amount(46_527n) } as const
    await till.cashier.hear('memory', [till.provider.payout(id, { state: 'confirmed', fee })])
    expect((await detail(id)).shown).toMatchObject({ state: 'confirmed' })
    const lost = `
      SELECT sum(debits_posted - credits_posted)::int AS units FROM ledger_account
      WHERE code = 26 AND currency = 20`
    expect((await till.database.query(lost)).rows).toEqual([{ units: 46_527 }])
  })
})

describe('the closed loop', () => {
  it('sends back what came by a card first, to that card', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    const kept = { token: 'tok', label: 'Visa •••• 4242', expires: null }
    await till.cashier.hear('memory', [till.provider.deposit(id, { state: 'confirmed', kept })])
    const bank = await till.bank(player)
    const shown = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    const card = shown.saved.find(({ method }) => method === 'card')?.userPMId ?? ''
    expect(shown.payBack).toEqual([{ method: 'card', userPMId: card, amount: 5_000 }])
    // What a player is told beforehand is what is refused afterwards.
    expect(shown.ceilings).toEqual([{ userPMId: bank, amount: 0 }])
    expect(await ask(player, bank, 1_000)).toMatchObject({ refused: 'payBackFirst' })
    await asked(player, card, 4_500)
    const after = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    expect(after).toMatchObject({ payBack: [], ceilings: [] })
  })

  it('tells of each way how much may go there, and takes just that', async () => {
    const player = await till.player()
    const methods = [
      { token: 'one', label: 'Visa •••• 4242', expires: null, cents: 3_000n },
      { token: 'two', label: 'Visa •••• 1111', expires: null, cents: 2_000n },
    ]
    for (const { cents, ...kept } of methods) {
      const { id } = await till.begin(player, Number(cents))
      const sum = { asset: 'USD', units: amount(cents) } as const
      const paid = till.provider.deposit(id, { state: 'confirmed', kept, sum })
      await till.cashier.hear('memory', [paid])
    }
    const { saved, ceilings } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    const most = new Map(
      saved.map(({ label, userPMId }) => [
        label,
        ceilings.find((one) => one.userPMId === userPMId)?.amount,
      ]),
    )
    expect(most).toEqual(
      new Map([
        ['Visa •••• 4242', 3_000],
        ['Visa •••• 1111', 2_000],
      ]),
    )
    const first = saved.find(({ label }) => label === 'Visa •••• 4242')?.userPMId ?? ''
    expect(await ask(player, first, 3_001)).toMatchObject({ refused: 'payBackFirst' })
    await asked(player, first, 3_000)
    const after = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    expect(after.ceilings).toEqual([{ userPMId: first, amount: 0 }])
  })
})

describe('what was given back', () => {
  it.each(['reversal', 'void'] as const)('by a %s need not go back a second time', async (type) => {
    const player = await till.player()
    const { id } = await till.begin(player)
    const kept = { token: 'tok', label: 'Visa •••• 4242', expires: null }
    await till.cashier.hear('memory', [till.provider.deposit(id, { state: 'confirmed', kept })])
    await till.cashier.hear('memory', [till.provider.back(id, { type, state: 'confirmed' })])
    expect(granted(await till.cashier.answers.withdrawal(askOf(player), {})).payBack).toEqual([])
  })

  it('before it was credited leaves all to go back that was', async () => {
    const player = await till.player()
    const kept = { token: 'tok', label: 'Visa •••• 4242', expires: null }
    const credited = await till.begin(player)
    await till.cashier.hear('memory', [
      till.provider.deposit(credited.id, { state: 'confirmed', kept }),
    ])
    const { id } = await till.begin(player)
    await till.cashier.hear('memory', [till.provider.deposit(id, { state: 'confirming', kept })])
    const released = till.provider.back(id, { type: 'void', state: 'confirmed', backRef: 'gone' })
    await till.cashier.hear('memory', [released])
    const { payBack } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    expect(payBack).toMatchObject([{ method: 'card', amount: 5_000 }])
  })
})

describe('where it goes', () => {
  const edit = (player: PlayerId, fields: Record<string, string>, methodName = 'bank') =>
    till.cashier.answers.withdrawalMethodEdit(askOf(player), { methodName, fields })

  it('is no address that was given to a player, however that is written', async () => {
    const player = await till.player()
    const addressOf = (byte: number) => cashAddressOf(new Uint8Array(20).fill(byte), 'bchreg')
    const bareOf = (byte: number) => addressOf(byte).slice('bchreg:'.length)
    for (const [provider, address] of [
      ['whole', addressOf(1)],
      ['bare', bareOf(2)],
    ] as const) {
      const one = { provider, providerRef: address, player, method: 'litecoin', address }
      await insertAddress(till.database, { ...one, uri: address, tag: null, at: till.time.now })
    }
    for (const byte of [1, 2])
      for (const typed of [addressOf(byte), bareOf(byte), bareOf(byte).toUpperCase()])
        expect(await edit(player, { address: typed }, 'litecoin')).toMatchObject({
          invalidFields: { address: 'ours' },
        })
    granted(await edit(player, { address: addressOf(3) }, 'litecoin'))
  })

  it('is checked, and something new wants a fresh proof of who asks', async () => {
    const player = await till.player()
    expect(await edit(player, { iban: 'DE88370400440532013000' })).toMatchObject({
      invalidFields: { iban: 'checksum' },
    })
    expect(await edit(player, { address: 'ours' }, 'litecoin')).toMatchObject({
      invalidFields: { address: 'ours' },
    })
    const select = { methodName: 'litecoin' }
    granted(await till.cashier.answers.depositMethodSelect(askOf(player), select))
    // Given to a player by some provider: money sent there would come back to the house.
    expect(await edit(player, { address: `MEMORYLitecoin${player}` }, 'litecoin')).toMatchObject({
      invalidFields: { address: 'ours' },
    })
    const iban = 'DE89 3704 0044 0532 0130 00'
    till.says.proof = { refused: 'proofRequired' }
    expect(await edit(player, { iban })).toEqual({ refused: 'proofRequired' })
    till.says.proof = null
    const { saved, userPMId } = granted(await edit(player, { iban }))
    expect(saved).toMatchObject([
      { label: '•••• 3000', fields: { iban: 'DE89370400440532013000' } },
    ])
    till.says.proof = { refused: 'proofRequired' }
    expect(granted(await edit(player, { iban: 'de89370400440532013000' })).userPMId).toBe(userPMId)
    till.says.proof = null
    const dump = await till.database.query('SELECT m::text AS row FROM cashier_method m')
    expect(JSON.stringify(dump.rows)).not.toContain('0532013000')
  })
})

describe('a withdrawal that is taken back', () => {
  const reverse = (player: PlayerId, transactionId: string, requestKey = newKey()) =>
    till.cashier.answers.withdrawalReversal(askOf(player), { requestKey, transactionId })

  it('gives the money back by a payment of its own, once', async () => {
    const { player, userPMId } = await winner(5_000n)
    const { id, canReverse } = await asked(player, userPMId, 3_000)
    expect(canReverse).toBe(true)
    const key = newKey()
    const answers = await Promise.all([reverse(player, id, key), reverse(player, id, key)])
    expect(granted(answers[0])).toEqual(granted(answers[1]))
    expect(granted(answers[0]).transaction).toMatchObject({
      type: 'withdrawalReversal',
      state: 'confirmed',
      about: id,
      balanceBefore: 2_000,
      balanceAfter: 5_000,
    })
    expect(await stateOf(id)).toBe('cancelled')
    expect(await reverse(player, id)).toEqual({ refused: 'notPending' })
    await settle()
    expect(till.provider.asked).not.toContain(id)
  })

  it('races being sent: one of the two happens', async () => {
    for (let times = 0; times < 5; times++) {
      const { player, userPMId } = await winner(5_000n)
      const { id } = await asked(player, userPMId, 3_000)
      till.time.now += 10_000
      const [back] = await Promise.all([reverse(player, id), till.cashier.lookAfter()])
      const isBack = !isRefused(back)
      expect(await stateOf(id)).toBe(isBack ? 'cancelled' : 'confirming')
      expect(await till.cash(player)).toBe(isBack ? 5_000n : 2_000n)
    }
  })

  it('is the player’s own, and only where his place allows it', async () => {
    const [one, other] = [await winner(5_000n), await winner(5_000n)]
    const { id } = await asked(one.player, one.userPMId, 3_000)
    expect(await reverse(other.player, id)).toEqual({ refused: 'notFound' })
    till.says.mayReverse = false
    expect(await reverse(one.player, id)).toEqual({ refused: 'notPermitted' })
    till.says.mayReverse = true
  })
})

describe('whoever sends', () => {
  it.each(['dieBefore', 'dieAfter', 'silent'] as const)(
    'goes on after %s under the same reference, and asks before it asks anew',
    async (next) => {
      await settle()
      const { player, userPMId } = await winner(5_000n)
      const { id } = await asked(player, userPMId, 3_000)
      till.time.now += 10_000
      await till.cashier.lookAfter()
      till.provider.next = next
      await settle()
      const times = till.provider.asked.filter((reference) => reference === id).length
      expect(times).toBe(next === 'dieBefore' ? 2 : 1)
      await till.cashier.hear('memory', [till.provider.payout(id, { state: 'confirmed' })])
      expect(await stateOf(id)).toBe('confirmed')
      expect(await till.cash(player)).toBe(2_000n)
    },
  )

  it('waits while the provider cannot be asked, and several nodes at once do no harm', async () => {
    const { player, userPMId } = await winner(5_000n)
    const { id } = await asked(player, userPMId, 3_000)
    till.time.now += 10_000
    await till.cashier.lookAfter()
    till.provider.next = 'silent'
    till.provider.down = true
    for (let times = 0; times < 3; times++) {
      till.time.now += 60_000
      await Promise.all([till.cashier.lookAfter(), till.cashier.lookAfter()])
    }
    till.provider.down = false
    expect(till.provider.asked.filter((reference) => reference === id)).toHaveLength(1)
    expect(await stateOf(id)).toBe('confirming')
  })

  it('gives the money back when the provider refuses', async () => {
    const { player, userPMId } = await winner(5_000n)
    const { id } = await asked(player, userPMId, 3_000)
    till.time.now += 10_000
    await till.cashier.lookAfter()
    till.provider.next = 'refuse'
    await settle()
    expect(await stateOf(id)).toBe('declined')
    expect(await till.cash(player)).toBe(5_000n)
  })
})

describe('deposits that nobody paid', () => {
  it('end after half an hour, at the provider first; one that is asked for in vain ends after minutes', async () => {
    const player = await till.player()
    const { id } = await till.begin(player)
    till.time.now += 29 * 60_000
    await till.cashier.lookAfter()
    expect(await stateOf(id)).toBe('pending')
    till.time.now += 70 * 60_000
    await till.cashier.lookAfter()
    expect((await detail(id)).payment).toMatchObject({ state: 'cancelled', reason: 'timeOver' })
    till.provider.next = 'dieBefore'
    await expect(till.begin(player)).rejects.toThrow(Killed)
    till.time.now += 10 * 60_000
    await till.cashier.lookAfter()
    const open = `SELECT state FROM cashier_transaction WHERE player_id = $1 AND state <> 'cancelled'`
    expect((await till.database.query(open, [player])).rows).toEqual([])
  })
})
