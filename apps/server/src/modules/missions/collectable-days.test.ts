import { expect, it } from 'vitest'
import { dayStart } from '#platform/iso-time'
import { earlierDays, isCollectable } from './collectable-days.ts'

const justAfterMidnight = dayStart('2026-03-01') + 1

it('are a mission’s own and the next one, so that midnight takes nothing away', () => {
  expect(earlierDays(justAfterMidnight)).toEqual(['2026-02-28'])
  const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27']
  expect(days.filter((day) => isCollectable(day, justAfterMidnight))).toEqual([
    '2026-03-01',
    '2026-02-28',
  ])
})
