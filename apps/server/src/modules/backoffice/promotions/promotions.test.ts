import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditBonuses } from '../../bonuses/audit.ts'
import { auditLoyalty } from '../../loyalty/audit.ts'
import { correctPoints } from '../../loyalty/desk/correct-points.ts'
import { drawsForStaff } from '../../loyalty/desk/draws-for-staff.ts'
import { rowsOf } from '#platform/rows'
import type { PlayerId } from '#platform/ids'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { demoStaffPassword } from '../staff/demo-staff.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let owner: Caller
let payments: Caller
let keeper: Caller
beforeAll(async () => {
  desk = await openTestDesk({ loyalty: { correctPoints, draws: drawsForStaff } })
  await signInAll()
})
const signInAll = async () => {
  owner = await callAs(desk, 'demo-owner')
  payments = await callAs(desk, 'demo-payments')
  keeper = await callAs(desk, 'demo-games')
}
afterAll(async () => {
  expect(await auditBonuses(desk.database)).toEqual([])
  expect(await auditLoyalty(desk.database)).toEqual([])
  await desk.stop()
})

const chip = {
  reward: { type: 'freeChip', amount: 1_000 },
  minDeposit: null,
  cryptoOnly: false,
  times: 35,
  maxCashout: 10_000,
  games: 'contributing',
} as const
const newCode = (code: string) => ({
  key: randomUUID(),
  code,
  name: 'A chip for November',
  terms: chip,
  usesAtMost: 100,
  player: null,
  startsAt: '2026-11-01T12:05:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  note: 'for the newsletter',
})
const offerNamed = async (id: string) =>
  (await keeper.ask('offers', {})).offers.find((offer) => offer.id === id)

const askFor = (caller: Caller, player: PlayerId, over: object) =>
  caller.ask('askAdjustment', {
    player,
    key: randomUUID(),
    pocket: 'bonus',
    amount: 2_000,
    note: 'for the trouble',
    ...over,
  })
const bonusesOf = async (player: PlayerId) =>
  (await owner.ask('grants', { player, offer: null, state: null, before: null })).grants

describe('offers', () => {
  it('are the promotions with their codes; a code is made once and waits for its day', async () => {
    expect(await offerNamed('welcome-bonus')).toMatchObject({ standing: 'open', uses: null })
    const wish = newCode('NOVEMBER')
    await keeper.ask('makeCode', wish)
    await keeper.ask('makeCode', wish)
    expect(await offerNamed('code:NOVEMBER')).toMatchObject({
      standing: 'scheduled',
      opensAt: '2026-11-01T12:05:00.000Z',
      uses: { used: 0, most: 100 },
    })
    desk.pass(6 * 60_000)
    expect((await offerNamed('code:NOVEMBER'))?.standing).toBe('open')
    // Of others there are none: a promotion's code, one that is taken, one that ends before it begins.
    expect(await keeper.refusedBy('makeCode', newCode('WELCOME'))).toBe('soAlready')
    expect(await keeper.refusedBy('makeCode', newCode('NOVEMBER'))).toBe('soAlready')
    const backwards = { ...newCode('BACK'), endsAt: '2026-11-01T00:00:00.000Z' }
    expect((await keeper.raw('makeCode', backwards)).status).toBe(400)
  })

  it.each(['welcome-bonus', 'code:NOVEMBER'])('%s is paused, and goes on', async (offer) => {
    const wish = { offer, paused: true, note: 'terms are looked at' }
    await keeper.ask('pauseOffer', wish)
    expect((await offerNamed(offer))?.standing).toBe('paused')
    expect(await keeper.refusedBy('pauseOffer', wish)).toBe('soAlready')
    await keeper.ask('pauseOffer', { ...wish, paused: false })
    expect((await offerNamed(offer))?.standing).toBe('open')
  })

  it('that can give much wait for a second person, whatever the program believes', async () => {
    const much = { ...newCode('MUCH'), usesAtMost: null, startsAt: '2026-11-01T00:00:00.000Z' }
    await keeper.ask('makeCode', much)
    const goOn = { offer: 'code:MUCH', paused: false, note: 'goes on now' }
    const stop = { ...goOn, paused: true }
    expect((await offerNamed('code:MUCH'))?.standing).toBe('waits')
    expect(await keeper.refusedBy('pauseOffer', goOn)).toBe('ownRequest')
    await expect(
      desk.database.query(
        `UPDATE bonuses_code SET paused = false, approved_by = made_by WHERE code = 'MUCH'`,
      ),
    ).rejects.toThrow('takes_two')
    await owner.ask('pauseOffer', goOn)
    expect((await offerNamed('code:MUCH'))?.standing).toBe('open')
    // Once it is approved anybody stops it and lets it go on.
    await keeper.ask('pauseOffer', stop)
    expect((await offerNamed('code:MUCH'))?.standing).toBe('paused')
    await keeper.ask('pauseOffer', goOn)
    expect((await offerNamed('code:MUCH'))?.standing).toBe('open')
  })

  it('of which there is none cannot be paused', async () => {
    const wish = { offer: 'code:NOBODY', paused: true, note: 'is not there' }
    expect(await keeper.refusedBy('pauseOffer', wish)).toBe('notFound')
  })

  it('are priced for as many claims as are thought of', async () => {
    const { games } = await keeper.ask('offers', {})
    expect(games).toEqual([{ uri: 'wheel', name: expect.any(String) }])
    const asked = { terms: { ...chip, times: 1 }, uri: 'wheel', deposit: 0, claims: 500 }
    const { price } = await keeper.ask('priceOffer', asked)
    expect(price?.gives).toBe(1_000)
    expect(price?.paidOut).toBeGreaterThan(0)
    expect(price?.cost).toBe(price?.paidOut)
    expect(Math.abs((price?.ofAll.paidOut ?? 0) - 500 * (price?.paidOut ?? 0))).toBeLessThan(500)
    expect((await keeper.ask('priceOffer', { ...asked, uri: 'nowhere' })).price).toBeNull()
  })
})

describe('a bonus by hand', () => {
  // The sign-in was more than five minutes ago.
  beforeAll(async () => {
    // oxlint-disable-next-line no-await-in-loop -- each by its own session
    for (const one of [owner, payments])
      await one.ask('proveByPassword', { password: demoStaffPassword })
  })

  it('is given alone up to $50, and taken back alone', async () => {
    const player = await newPlayer(desk)
    expect((await askFor(payments, player, { amount: 5_000 })).waits).toBe(false)
    const [bonus] = await bonusesOf(player)
    expect(bonus).toMatchObject({ state: 'active', type: 'manual', amount: 5_000 })
    const back = { player, key: randomUUID(), grant: bonus?.id, note: 'by mistake' }
    expect(await payments.ask('takeGrantBack', back)).toEqual({ waits: false })
    // The same form sent again takes nothing more.
    expect(await payments.ask('takeGrantBack', back)).toEqual({ waits: false })
    expect(await bonusesOf(player)).toMatchObject([{ state: 'reversed', takenBack: 5_000 }])
    const again = { ...back, key: randomUUID() }
    expect(await payments.refusedBy('takeGrantBack', again)).toBe('decidedAlready')
  })

  it('above that takes two people, both ways', async () => {
    const player = await newPlayer(desk)
    const { id, waits } = await askFor(payments, player, { amount: 5_001 })
    expect(waits).toBe(true)
    expect(await bonusesOf(player)).toEqual([])
    expect(await payments.refusedBy('decideAdjustment', { id, approve: true })).toBe('ownRequest')
    await owner.ask('decideAdjustment', { id, approve: true })
    const [bonus] = await bonusesOf(player)
    expect(bonus).toMatchObject({ state: 'active', amount: 5_001 })
    const back = { player, key: randomUUID(), grant: bonus?.id, note: 'by mistake' }
    expect(await payments.ask('takeGrantBack', back)).toEqual({ waits: true })
    expect(await bonusesOf(player)).toMatchObject([{ state: 'active' }])
    const [asked] = (await owner.ask('adjustments', { player })).adjustments
    expect(asked).toMatchObject({ pocket: 'bonus', amount: -5_001, about: bonus?.id })
    await owner.ask('decideAdjustment', { id: asked?.id, approve: true })
    expect(await bonusesOf(player)).toMatchObject([{ state: 'reversed', takenBack: 5_001 }])
  })

  it('is taken back at no more than what was approved', async () => {
    const player = await newPlayer(desk)
    const { id } = await askFor(payments, player, { amount: 6_000 })
    await owner.ask('decideAdjustment', { id, approve: true })
    const [bonus] = await bonusesOf(player)
    const back = () => ({ player, key: randomUUID(), grant: bonus?.id, note: 'by mistake' })
    await payments.ask('takeGrantBack', back())
    const waiting = async () => (await owner.ask('adjustments', { player })).adjustments[0]
    // As if it had been asked for when there was a cent less in it.
    await desk.database.query('ALTER TABLE backoffice_adjustment DISABLE TRIGGER USER')
    await desk.database.query('UPDATE backoffice_adjustment SET amount = -5999 WHERE id = $1', [
      (await waiting())?.id,
    ])
    await desk.database.query('ALTER TABLE backoffice_adjustment ENABLE TRIGGER USER')
    const decision = { id: (await waiting())?.id, approve: true }
    expect(await owner.refusedBy('decideAdjustment', decision)).toBe('worthMore')
    expect(await bonusesOf(player)).toMatchObject([{ state: 'active' }])
    await owner.ask('decideAdjustment', { ...decision, approve: false })
    await payments.ask('takeGrantBack', back())
    await owner.ask('decideAdjustment', { id: (await waiting())?.id, approve: true })
    const rows = await rowsOf<{ taken: number }>(
      desk.database,
      'SELECT taken::float8 AS taken FROM backoffice_adjustment WHERE player_id = $1 AND taken IS NOT NULL',
      [player],
    )
    expect(rows).toEqual([{ taken: 6_000 }])
  })

  it('is not given alone in slices: $100 to a player and $500 by a person within a day', async () => {
    const player = await newPlayer(desk)
    const give = async (to: PlayerId, amount: number) => (await askFor(owner, to, { amount })).waits
    // Of three at once two are made.
    const waits = await Promise.all([1, 2, 3].map(() => give(player, 5_000)))
    expect(waits.filter(Boolean)).toHaveLength(1)
    expect(await give(player, 1)).toBe(true)
    for (let given = 10_000; given < 50_000; given += 5_000)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await give(await newPlayer(desk), 5_000)).toBe(false)
    expect(await give(await newPlayer(desk), 1)).toBe(true)
    desk.pass(24 * 3_600_000)
    await signInAll()
    expect(await give(player, 5_000)).toBe(false)
  })

  it('is not given to who plays for play money, and no form takes a bonus by its sum', async () => {
    const player = await newPlayer(desk, { userType: 2 })
    const wish = { player, key: randomUUID(), pocket: 'bonus', amount: 100, note: 'a gift' }
    expect(await owner.refusedBy('askAdjustment', wish)).toBe('noBonuses')
    expect((await owner.ask('adjustments', { player })).adjustments).toEqual([])
    expect((await owner.raw('askAdjustment', { ...wish, amount: -100 })).status).toBe(400)
  })

  it('cannot be made by one person above the sum, whatever the program believes', async () => {
    const player = await newPlayer(desk)
    const { id } = await askFor(payments, player, { amount: 6_000 })
    await expect(
      desk.database.query(
        `UPDATE backoffice_adjustment SET state = 'made', decided_by = asked_by, decided_at = now() WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow('takes_two')
  })
})

describe('points', () => {
  it('are put right by two people, and never below nothing', async () => {
    const player = await newPlayer(desk)
    const balance = async () => {
      const rows = await rowsOf<{ units: number }>(
        desk.database,
        `SELECT (credits_posted - debits_posted)::float8 AS units FROM ledger_account WHERE player_id = $1 AND code = 10`,
        [player],
      )
      return rows[0]?.units ?? 0
    }
    const put = async (amount: number) => {
      const { id, waits } = await askFor(payments, player, { pocket: 'points', amount })
      expect(waits).toBe(true)
      return owner.refusedBy('decideAdjustment', { id, approve: true })
    }
    expect(await put(1_250)).toBeNull()
    expect(await balance()).toBe(12.5 * 100_000)
    expect(await put(-1_300)).toBe('tooLittle')
    expect(await put(-250)).toBeNull()
    expect(await balance()).toBe(10 * 100_000)
  })
})

describe('what is owed and what was paid', () => {
  it('is the ledger’s, now and at an earlier instant', async () => {
    const before = await owner.ask('bonusLiability', { at: null })
    desk.pass(60_000)
    const player = await newPlayer(desk)
    await askFor(payments, player, { amount: 3_000 })
    const after = await owner.ask('bonusLiability', { at: null })
    expect(after.onLedger).toBe(before.onLedger + 3_000)
    expect(after.ofGrants).toBe(after.onLedger)
    expect(after.running).toBe(before.running + 1)
    expect(await owner.ask('bonusLiability', { at: before.at })).toEqual(before)
  })

  it('adds up by promotion to what the ledger moved', async () => {
    const day = { from: '2026-11-01', to: '2026-11-03' }
    const { rows, total, ledger } = await owner.ask('promotionCosts', day)
    expect(rows.map(({ key }) => key)).toEqual(['type:9'])
    expect(total).toMatchObject(ledger)
    expect(ledger.given).toBeGreaterThan(0)
    const later = await owner.ask('promotionCosts', { from: '2027-01-01', to: '2027-01-02' })
    expect(later).toMatchObject({ rows: [], ledger: { given: 0, paidOut: 0, takenBack: 0 } })
  })
})
