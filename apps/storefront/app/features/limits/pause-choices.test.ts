import { describe, expect, it } from 'vitest'
import { choicesBeside, endOfPause } from './pause-choices.ts'

const now = Date.parse('2026-08-31T12:00:00Z')
const hour = 3_600_000

describe('what may be taken beside a pause', () => {
  it('is everything when none stands', () => {
    const { timeOuts, exclusions } = choicesBeside(null, now)
    expect(timeOuts.map(({ hours }) => hours)).toEqual([1, 24, 72, 168, 336, 672, 1008])
    expect(exclusions.map(({ months }) => months)).toEqual([6, 12, 24, 60, 0])
  })

  it('is what lasts longer', () => {
    const until = new Date(now + 72 * hour).toISOString()
    const { timeOuts, exclusions } = choicesBeside({ kind: 'timeOut', until }, now)
    expect(timeOuts.map(({ hours }) => hours)).toEqual([168, 336, 672, 1008])
    expect(exclusions).toHaveLength(5)
  })

  it('is for ever alone beside the longest exclusion, and nothing beside that', () => {
    const end = endOfPause({ call: 'excludeSelf', months: 60 }, now)
    const until = new Date(end ?? 0).toISOString()
    expect(choicesBeside({ kind: 'selfExclusion', until }, now)).toEqual({
      timeOuts: [],
      exclusions: [{ call: 'excludeSelf', months: 0 }],
    })
    expect(choicesBeside({ kind: 'selfExclusion', until: null }, now)).toEqual({
      timeOuts: [],
      exclusions: [],
    })
  })
})

it('months are of the calendar: where one has no such day, the first after it', () => {
  const end = endOfPause({ call: 'excludeSelf', months: 6 }, now)
  expect(new Date(end ?? 0).toISOString()).toBe('2027-03-03T12:00:00.000Z')
})
