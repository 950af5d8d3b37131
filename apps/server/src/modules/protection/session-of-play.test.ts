import { sessionRestMinutes as rest } from '@fairhouse/contract/protection-choices'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOf, sessionAt, sessionOf, sessionWith } from './session-of-play.ts'

const ms = (minute: number): number => minute * 60_000

describe('a session', () => {
  it.each([
    [[], null],
    [[10], { since: 10, last: 10 }],
    [[10, 12, 38], { since: 10, last: 38 }],
    [[10, 10 + rest - 1], { since: 10, last: 10 + rest - 1 }],
    [[10, 10 + rest], { since: 10 + rest, last: 10 + rest }],
    [[10, 20, 20 + rest, 25 + rest], { since: 20 + rest, last: 25 + rest }],
  ])('of rounds that began in the minutes %j is %j', (minutes, session) => {
    expect(sessionOf(minutes)).toEqual(session)
  })

  it.each([
    [100, 129, { over: false, until: ms(160) }],
    [100, 159, { over: false, until: ms(160) }],
    [100, 160, { over: true, until: ms(155 + rest) }],
    [100, 155 + rest - 1, { over: true, until: ms(155 + rest) }],
    [100, 155 + rest, null],
  ])(
    'that began at minute %i and may last an hour stands at minute %i as %j',
    (since, now, stands) => {
      expect(sessionAt({ since, last: Math.min(155, now) }, 60, ms(now))).toEqual(stands)
    },
  )

  it('read anew is the one that was followed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90), { maxLength: 40 }), (gaps) => {
        let minute = 1_000
        const minutes = gaps.map((gap) => (minute += gap))
        const followed = minutes.reduce<ReturnType<typeof sessionOf>>(sessionWith, null)
        expect(sessionOf([...new Set(minutes)])).toEqual(followed)
      }),
    )
  })

  it('counts whole minutes', () => {
    expect([minuteOf(59_999), minuteOf(60_000)]).toEqual([0, 1])
  })
})
