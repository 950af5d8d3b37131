import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditPayments } from '#modules/cashier'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { firstBrokenDeed } from '../deeds/audit-deeds.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let support: Caller
let payments: Caller
let risk: Caller
let owner: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  support = await callAs(desk, 'demo-support')
  payments = await callAs(desk, 'demo-payments')
  risk = await callAs(desk, 'demo-risk')
  owner = await callAs(desk, 'demo-owner')
})
afterAll(() => desk.stop())

const deedsOn = (player: PlayerId) =>
  rowsOf<{ staff: string; deed: string; facts: string }>(
    desk.database,
    'SELECT staff, deed, facts FROM backoffice_deed WHERE subject = $1 ORDER BY number',
    [`player ${player}`],
  )

const parts = [
  'playerSummary',
  'playerBonuses',
  'playerProtection',
  'playerLoyalty',
  'playerIdentity',
  'playerMessages',
  'playerComplaints',
  'playerNotes',
  'playerLinks',
  'playerSessions',
  'playerTimeline',
] as const

describe('reading about a player', () => {
  it('is written down before it is shown, part by part', async () => {
    const player = await newPlayer(desk)
    for (const part of parts) await support.ask(part, { player })
    await support.ask('playerRounds', { player, before: null })
    await support.ask('playerPayments', { player, before: null })
    const deeds = await deedsOn(player)
    expect(deeds.map(({ facts }) => JSON.parse(facts).part)).toEqual([
      ...parts,
      'playerRounds',
      'playerPayments',
    ])
    expect(await firstBrokenDeed(desk.database)).toBeNull()
  })

  it('tells why a withdrawal waits', async () => {
    const player = await newPlayer(desk)
    const id = await desk.withdrawal(player, { people: 2 })
    const { withdrawals } = await support.ask('playerSummary', { player })
    expect(withdrawals).toMatchObject([
      { id, amount: 150_000, reason: 'review', review: ['twoPeople'], approvalsNeeded: 2 },
    ])
  })

  it('of nobody finds nothing', async () => {
    expect(await support.refusedBy('playerSummary', { player: 987_654 })).toBe('notFound')
    expect(
      await support.refusedBy('addNote', { player: 987_654, key: randomUUID(), note: 'nobody' }),
    ).toBe('notFound')
  })

  it('shows payments page by page, each once', async () => {
    const player = await newPlayer(desk)
    const made = []
    for (let number = 0; number < 60; number++) {
      if (number % 7 === 0) desk.pass(1000)
      made.push(await desk.withdrawal(player, { people: 1 }))
    }
    const first = await support.ask('playerPayments', { player, before: null })
    const second = await support.ask('playerPayments', { player, before: first.next })
    const ids = [...first.payments, ...second.payments].map(({ id }) => id)
    expect([first.payments.length, second.next]).toEqual([50, null])
    expect(new Set(ids)).toEqual(new Set(made))
  })
})

describe('what staff do to a player', () => {
  it('suspends and releases, with its record, and once', async () => {
    const player = await newPlayer(desk)
    const wish = { player, cause: 'security', note: 'a stolen card' }
    expect(await risk.refusedBy('suspend', wish)).toBeNull()
    expect(await risk.refusedBy('suspend', wish)).toBe('soAlready')
    expect(await risk.ask('playerSummary', { player })).toMatchObject({
      suspended: true,
      suspendedFor: { cause: 'security', by: 'demo-risk', note: 'a stolen card' },
    })
    expect(await risk.refusedBy('release', { player, note: 'found it' })).toBeNull()
    const deeds = (await deedsOn(player)).map(({ deed }) => deed)
    expect(deeds.filter((deed) => deed !== 'readPlayer')).toEqual([
      'suspendAccount',
      'releaseAccount',
    ])
  })

  it('needs a word on why', async () => {
    const player = await newPlayer(desk)
    const answer = await risk.raw('suspend', { player, cause: 'security', note: ' x ' })
    expect(answer.status).toBe(400)
  })

  it('signs out everywhere, and tells every node', async () => {
    const player = await newPlayer(desk)
    await desk.database.query(
      `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
       SELECT $1, gen_random_uuid(), sha256(number::text::bytea), 'en', '192.0.2.1', 'x', now(), now() FROM generate_series(1, 2) AS number`,
      [player],
    )
    expect(await support.ask('endSessions', { player, note: 'asked by phone' })).toEqual({
      ended: 2,
    })
    expect(desk.sessionsOver).toHaveLength(2)
    expect(await support.refusedBy('endSessions', { player, note: 'asked by phone' })).toBe(
      'soAlready',
    )
    expect((await support.ask('playerSessions', { player })).sessions).toMatchObject([
      { endedBy: 'revoked' },
      { endedBy: 'revoked' },
    ])
  })

  it('notes and writes, and both are on the timeline', async () => {
    const player = await newPlayer(desk)
    await support.ask('addNote', {
      player,
      key: randomUUID(),
      note: 'prefers to be called in the evening',
    })
    await support.ask('sendMessage', {
      player,
      key: randomUUID(),
      subject: 'Your question',
      body: 'It is solved.',
    })
    const { messages } = await support.ask('playerMessages', { player })
    expect(messages).toMatchObject([
      { subject: 'Your question', body: 'It is solved.', read: false },
    ])
    const { events } = await support.ask('playerTimeline', { player })
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['registered', 'note', 'message', 'deed']),
    )
  })

  it('gets the letter that proves the address once for a form, until it is proved', async () => {
    const player = await newPlayer(desk)
    const tokens = async () => {
      const rows = await rowsOf(
        desk.database,
        `SELECT FROM identity_one_time_token WHERE player_id = $1`,
        [player],
      )
      return rows.length
    }
    const before = await tokens()
    const wish = { player, key: randomUUID(), note: 'they lost it' }
    await support.ask('resendVerification', wish)
    await support.ask('resendVerification', wish)
    expect(await tokens()).toBe(before + 1)
    expect(
      (await deedsOn(player)).filter(({ deed }) => deed === 'resendVerification'),
    ).toHaveLength(1)
    await desk.database.query(
      'UPDATE identity_account SET email_verified_at = now() WHERE player_id = $1',
      [player],
    )
    const again = { ...wish, key: randomUUID() }
    expect(await support.refusedBy('resendVerification', again)).toBe('soAlready')
    const nobody = { ...again, player: 999_999 }
    expect(await support.refusedBy('resendVerification', nobody)).toBe('notFound')
  })

  it('links accounts of one device and one card', async () => {
    const [one, other] = [await newPlayer(desk), await newPlayer(desk)]
    for (const player of [one, other])
      await desk.database.query(
        `INSERT INTO identity_device (player_id, device_sha256, browser, first_seen_at, seen_at)
         VALUES ($1, sha256('shared'), 'x', now(), now())`,
        [player],
      )
    const { links } = await support.ask('playerLinks', { player: one })
    const found = links.find(({ player }) => player === other)
    expect(found?.by).toContain('device')
  })
})

describe('adjusting money', () => {
  const creditsOf = async (player: PlayerId) =>
    (await payments.ask('playerSummary', { player })).pockets.find(
      ({ asset }) => asset === 'CREDIT',
    )?.balance

  it('takes two people, and moves money once', async () => {
    const player = await newPlayer(desk, { userType: 2 })
    const wish = {
      player,
      key: randomUUID(),
      pocket: 'credits',
      amount: 2500,
      note: 'a round that hung',
    }
    const { id } = await payments.ask('askAdjustment', wish)
    expect(await creditsOf(player)).toBe(1_000_000)
    expect(await payments.refusedBy('decideAdjustment', { id, approve: true })).toBe('ownRequest')
    expect(await owner.refusedBy('decideAdjustment', { id, approve: true })).toBeNull()
    expect(await creditsOf(player)).toBe(1_002_500)
    expect(await owner.refusedBy('decideAdjustment', { id, approve: true })).toBe('decidedAlready')
    expect(await creditsOf(player)).toBe(1_002_500)
    const deeds = (await deedsOn(player)).map(({ deed }) => deed)
    expect(deeds.filter((deed) => deed !== 'readPlayer')).toEqual([
      'askAdjustment',
      'makeAdjustment',
    ])
  })

  it('cannot leave a player below nothing, and then is not decided', async () => {
    const player = await newPlayer(desk)
    const wish = { player, key: randomUUID(), pocket: 'cash', amount: -1, note: 'paid twice' }
    const { id } = await payments.ask('askAdjustment', wish)
    expect(await owner.refusedBy('decideAdjustment', { id, approve: true })).toBe('tooLittle')
    expect(await payments.refusedBy('decideAdjustment', { id, approve: false })).toBeNull()
    const { adjustments } = await owner.ask('adjustments', { player })
    expect(adjustments).toMatchObject([{ id, state: 'declined', decidedBy: 'demo-payments' }])
  })

  it('stands in the player’s own history when it moves dollars, either way', async () => {
    const player = await newPlayer(desk)
    // Payments that other tests have put there by hand break promises of their own.
    const before = await auditPayments(desk.database)
    for (const amount of [700, -200]) {
      const wish = { player, key: randomUUID(), pocket: 'cash', amount, note: 'a round that hung' }
      const { id } = await payments.ask('askAdjustment', wish)
      expect(await owner.refusedBy('decideAdjustment', { id, approve: true })).toBeNull()
    }
    const { rows } = await desk.database.query(
      'SELECT type, amount, state FROM cashier_transaction WHERE player_id = $1 ORDER BY type',
      [player],
    )
    expect(rows).toEqual([
      { type: 'payment', amount: 700n, state: 'confirmed' },
      { type: 'paymentRefund', amount: 200n, state: 'confirmed' },
    ])
    expect(await auditPayments(desk.database)).toEqual(before)
  })

  it('refuses a second hand that is the first, whatever the program believes', async () => {
    const player = await newPlayer(desk)
    const wish = {
      player,
      key: randomUUID(),
      pocket: 'cash',
      amount: 500,
      note: 'a goodwill gesture',
    }
    const { id } = await payments.ask('askAdjustment', wish)
    await expect(
      desk.database.query(
        `UPDATE backoffice_adjustment SET state = 'made', decided_by = asked_by, decided_at = now() WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow()
  })
})

it('what figures are made of names players only to who may read about them', async () => {
  const player = await newPlayer(desk, { userType: 2 })
  const [row] = await rowsOf<{ day: string }>(
    desk.database,
    `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day FROM ledger_transfer ORDER BY created_at DESC LIMIT 1`,
  )
  const asked = { day: row?.day ?? '', money: 'play', reason: 'welcomeCredits', before: null }
  const games = await callAs(desk, 'demo-games')
  const found = async (caller: Caller) =>
    (await caller.ask('reportMovements', asked)).movements.find((one) => one.player === player)
  expect(await found(owner)).toMatchObject({
    amount: 1_000_000,
    login: expect.stringMatching(/^player-/u),
  })
  expect(await found(games)).toMatchObject({ amount: 1_000_000, login: '' })
})
