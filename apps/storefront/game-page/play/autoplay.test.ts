import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotCourse } from '../families/slot/course.ts'
import { afterRound, type AutoplayPlan, levelAfter, startAutoplay } from './autoplay.ts'

const plan: AutoplayPlan = {
  rounds: 3,
  stopOnAnyWin: false,
  stopAtTimes: null,
  lossLimit: 100_000,
  stopOnFeature: false,
  winLimit: null,
  onWin: 'stay',
  onLoss: 'stay',
}
const loss = { stake: 100, payout: 0, hadFeature: false }

describe('autoplay', () => {
  it('plays as many rounds as were asked for', () => {
    const first = afterRound(startAutoplay(plan, 100), loss)
    const second = afterRound(first.autoplay, loss)
    const third = afterRound(second.autoplay, loss)
    expect([first.stop, second.stop, third.stop]).toEqual([null, null, 'done'])
  })

  it.each([
    ['any win', { stopOnAnyWin: true }, { ...loss, payout: 10 }, 'anyWin'],
    ['a win as large as asked', { stopAtTimes: 10 }, { ...loss, payout: 1000 }, 'singleWin'],
    ['no smaller win', { stopAtTimes: 10 }, { ...loss, payout: 999 }, null],
    ['a feature', { stopOnFeature: true }, { ...loss, hadFeature: true }, 'feature'],
    ['the loss limit', { lossLimit: 199 }, loss, 'lossLimit'],
  ] as const)('stops at %s', (_, part, round, reason) => {
    expect(afterRound(startAutoplay({ ...plan, ...part }, 100), round).stop).toBe(reason)
  })

  it('never loses more than the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5000 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 }),
        (lossLimit, payouts) => {
          let autoplay = startAutoplay({ ...plan, rounds: 1000, lossLimit }, 100)
          for (const payout of payouts) {
            const next = afterRound(autoplay, { ...loss, payout })
            autoplay = next.autoplay
            expect(autoplay.lost).toBeLessThanOrEqual(lossLimit)
            if (next.stop) return
          }
        },
      ),
    )
  })
})

it('a jackpot that a meter decided counts as a feature, in whatever spin it falls', () => {
  const won = { type: 'jackpotWon' as const, jackpot: 'mini', pay: 500, total: 500 }
  expect(slotCourse.hadFeature?.({ events: [won] })).toBe(true)
  expect(slotCourse.hadFeature?.({ events: [{ type: 'roundEnded', total: 500 }] })).toBe(false)
})

describe('the bet of autoplay', () => {
  const levels = [100, 200, 500]
  const moved = (part: Partial<AutoplayPlan>, payout: number, level = 200) =>
    levelAfter(
      startAutoplay({ ...plan, ...part }, 100),
      { stake: 200, payout, hadFeature: false },
      {
        level,
        levels,
      },
    )

  it('moves on its ladder after a win and after a loss, and stays when the bet comes back', () => {
    expect([moved({ onWin: 'up' }, 300), moved({ onLoss: 'down' }, 0)]).toEqual([500, 100])
    expect([moved({ onWin: 'first' }, 300), moved({ onLoss: 'stay' }, 0)]).toEqual([100, 200])
    expect(moved({ onWin: 'up', onLoss: 'up' }, 200)).toBe(200)
    expect(moved({ onLoss: 'up' }, 0, 500)).toBe(500)
  })

  it('never costs more than the loss limit leaves', () => {
    const started = startAutoplay({ ...plan, rounds: 10, lossLimit: 500 }, 100)
    const lost = { stake: 200, payout: 0, hadFeature: false }
    expect(afterRound(started, lost, 300).stop).toBeNull()
    expect(afterRound(started, lost, 301).stop).toBe('lossLimit')
  })

  it('ends at what was to be won', () => {
    const started = startAutoplay({ ...plan, rounds: 10, winLimit: 300 }, 100)
    expect(afterRound(started, { stake: 200, payout: 500, hadFeature: false }).stop).toBe(
      'winLimit',
    )
    expect(afterRound(started, { stake: 200, payout: 499, hadFeature: false }).stop).toBeNull()
  })
})
