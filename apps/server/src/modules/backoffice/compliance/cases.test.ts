import { createHash } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let payments: Caller
let risk: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  payments = await callAs(desk, 'demo-payments')
  risk = await callAs(desk, 'demo-risk')
})
afterAll(() => desk.stop())

const deedsOf = (deed: string) =>
  rowsOf<{ subject: string; facts: Record<string, unknown> }>(
    desk.database,
    'SELECT subject, facts::jsonb AS facts FROM backoffice_deed WHERE deed = $1 ORDER BY number',
    [deed],
  )

describe('flags', () => {
  it('are listed with what was seen, and looking through them is a deed', async () => {
    const player = await newPlayer(desk)
    await desk.database.query(
      `INSERT INTO compliance_flag (player_id, kind, find, facts, raised_at)
       VALUES ($1, 'roundTrips', 'x', '{"paidIn":"123450","payments":["a","b"]}', now())`,
      [player],
    )
    const { flags, more } = await payments.ask('flags', {})
    expect(more).toBe(false)
    expect(flags).toMatchObject([
      {
        player,
        kind: 'roundTrips',
        isByCase: false,
        seen: [
          { name: 'paidIn', values: ['123450'], isSum: true },
          { name: 'payments', values: ['a', 'b'], isSum: false },
        ],
      },
    ])
    expect(await deedsOf('listQueue')).toMatchObject([{ subject: 'flags', facts: { shown: 1 } }])
  })
})

describe('a report for the authority', () => {
  it('tells who and what, and its deed keeps its hash', async () => {
    const player = await newPlayer(desk)
    await desk.withdrawal(player, { people: 1 })
    const grounds = 'in and out without play'
    expect((await risk.raw('reportPlayer', { player, grounds: 'x' })).status).toBe(400)
    const { name, content } = await risk.ask('reportPlayer', { player, grounds })
    expect(name).toBe(`report-player-${player}-2026-11-01.json`)
    const report = z
      .object({
        grounds: z.string(),
        person: z.object({ player: z.number() }),
        payments: z.array(z.object({ type: z.string(), amountInCents: z.string() })),
      })
      .parse(JSON.parse(content))
    expect(report).toMatchObject({ grounds, person: { player } })
    expect(report.payments.map(({ type }) => type)).toContain('withdrawal')
    const [deed] = await deedsOf('reportPlayer')
    expect(deed?.facts['sha256']).toBe(createHash('sha256').update(content).digest('hex'))
    expect((await payments.raw('reportPlayer', { player, grounds })).status).toBe(403)
    expect(await risk.refusedBy('reportPlayer', { player: 999_999, grounds })).toBe('notFound')
  })
})

describe('an identity check', () => {
  it('is asked for once, with its record, by who may', async () => {
    const player = await newPlayer(desk)
    const wish = { player, note: 'an unusual deposit' }
    expect((await payments.raw('askIdentity', wish)).status).toBe(403)
    expect(await risk.refusedBy('askIdentity', wish)).toBeNull()
    expect(await risk.refusedBy('askIdentity', wish)).toBe('soAlready')
    expect((await risk.ask('playerIdentity', { player })).state).toBe('asked')
    expect(await deedsOf('askIdentity')).toMatchObject([{ facts: { note: wish.note } }])
  })

  it('waits in a queue until it is decided, once', async () => {
    const player = await newPlayer(desk)
    await risk.ask('askIdentity', { player, note: 'an unusual deposit' })
    await desk.database.query(
      `UPDATE compliance_identity SET state = 'inReview' WHERE player_id = $1`,
      [player],
    )
    const { checks } = await risk.ask('identityChecks', {})
    expect(checks).toMatchObject([{ player, cause: 'review' }])
    const decision = { player, to: 'asked', reason: 'unreadable', note: null }
    expect(await risk.refusedBy('decideIdentity', decision)).toBeNull()
    expect(await risk.refusedBy('decideIdentity', decision)).toBe('decidedAlready')
    expect((await risk.ask('identityChecks', {})).checks).toEqual([])
    const facts = { to: 'asked', reason: 'unreadable', note: null }
    expect(await deedsOf('decideIdentity')).toMatchObject([{ facts }])
  })

  it('shows documents to those alone who decide on them', async () => {
    const [sitting, deciding] = [await sitAt(desk, 'demo-payments'), await sitAt(desk, 'demo-risk')]
    expect((await sitting.get('/desk/papers/1/abc')).status).toBe(403)
    expect((await deciding.get('/desk/papers/1/abc')).status).toBe(404)
  })
})
