import { expect, it } from 'vitest'
import { earlierDays, isCollectable } from './collectable-days.ts'

/** 1 March 2026, a millisecond after midnight UTC. */
const justAfterMidnight = 1_772_323_200_001

it('are a mission’s own and the next one, so that midnight takes nothing away', () => {
  expect(earlierDays(justAfterMidnight)).toEqual(['2026-02-28'])
  const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27']
  expect(days.filter((day) => isCollectable(day, justAfterMidnight))).toEqual([
    '2026-03-01',
    '2026-02-28',
  ])
})
