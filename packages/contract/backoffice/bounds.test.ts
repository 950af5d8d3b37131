import { describe, expect, it, test } from 'vitest'
import { day } from './fields.ts'
import { find } from './find.ts'
import { games, switchGame } from './games.ts'
import { sendMessage } from './player-acts.ts'
import { playerRounds } from './player-parts.ts'
import { reportMovements, reportRounds } from './reports.ts'

const chain = '01932f5c-5b0a-7c3e-8a5d-0123456789ab'
const ofDay = { day: '2026-11-27', before: null }

/** What the database would answer with a fault never comes to it. */
describe('no number is greater than its column', () => {
  test.each([
    [1, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [0, false],
    [-1, false],
  ])('a game %d: %s', (gameId, fits) => {
    const rounds = { ...ofDay, source: 'own', gameId }
    expect(reportRounds.body.safeParse(rounds).success).toBe(fits)
    const off = { gameId, on: false, note: 'for a test' }
    expect(switchGame.body.safeParse(off).success).toBe(fits)
  })

  test.each([
    [null, true],
    [`1795777594988.${chain}.1`, true],
    [`1795777594988.${chain}.32767`, true],
    [`1795777594988.${chain}.32768`, false],
    [`1795777594988.${chain}.99999`, false],
    [`1795777594988.${chain}.0`, false],
    [`${chain}.1`, false],
    [`1795777594988.${chain}`, false],
    [`99999999999999999.${chain}.1`, false],
    [`1795777594988.${'-'.repeat(36)}.1`, false],
  ])('movements before %s: %s', (before, fits) => {
    const movements = { ...ofDay, money: 'real', reason: 'deposit', before }
    expect(reportMovements.body.safeParse(movements).success).toBe(fits)
  })

  test.each([
    ['2026-11-27', true],
    ['2000-01-01', true],
    ['0000-01-01', false],
    ['9999-12-31', false],
  ])('the day %s: %s', (text, fits) => {
    expect(day.safeParse(text).success).toBe(fits)
  })
})

describe('no control character reaches the database', () => {
  it('what is looked for is one line', () => {
    expect(find.body.parse({ text: ' ann\u0000\u0007e\n' }).text).toBe('ann e')
    expect(find.body.safeParse({ text: '\u0000' }).success).toBe(false)
    expect(games.body.parse({ text: '\u0000wheel' }).text).toBe('wheel')
    expect(games.body.parse({ text: '' }).text).toBe('')
  })

  it('a message keeps its lines, and its subject is one', () => {
    const typed = {
      player: 1,
      key: chain,
      subject: 'Your\nbonus\u0000',
      body: 'Hello,\r\n\r\nit\u0000is\there.\n',
    }
    const { subject, body } = sendMessage.body.parse(typed)
    expect([subject, body]).toEqual(['Your bonus', 'Hello,\n\nit is here.'])
    expect(sendMessage.body.safeParse({ ...typed, body: '\u0000\n\u0000\n' }).success).toBe(false)
  })

  it('where a page begins is no place for them', () => {
    expect(playerRounds.body.safeParse({ player: 1, before: 'a\u0000' }).success).toBe(false)
    expect(playerRounds.body.safeParse({ player: 1, before: chain }).success).toBe(true)
  })
})
