import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotCourse } from '../families/slot/course.ts'
import { afterRound, type AutoplayPlan, startAutoplay } from './autoplay.ts'

const plan: AutoplayPlan = {
  rounds: 3,
  stopOnAnyWin: false,
  stopAtTimes: null,
  lossLimit: 100_000,
  stopOnFeature: false,
}
const loss = { stake: 100, payout: 0, hadFeature: false }

describe('autoplay', () => {
  it('plays as many rounds as were asked for', () => {
    const first = afterRound(startAutoplay(plan), loss)
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
    expect(afterRound(startAutoplay({ ...plan, ...part }), round).stop).toBe(reason)
  })

  it('never loses more than the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5000 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 }),
        (lossLimit, payouts) => {
          let autoplay = startAutoplay({ ...plan, rounds: 1000, lossLimit })
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
