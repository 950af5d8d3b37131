import { expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { recentOf, watchRecent } from './recent.ts'

it('tells what came within the last minute, and forgets what was before', () => {
  const metrics = createMetrics()
  let now = 0
  const watch = watchRecent(metrics.counts, () => now)
  const second = (calls: number, outcome: string): void => {
    for (let count = 0; count < calls; count++) metrics.callAnswered('play', outcome, 'post', 0.002)
    metrics.money.batch(calls, 3)
    for (let count = 0; count < calls; count++) metrics.money.verdict('committed')
  }
  second(1000, '41')
  for (let step = 0; step < 12; step++) {
    now += 5_000
    watch.look()
  }
  for (let passed = 0; passed < 10; passed++) {
    now += 500
    second(10, passed === 0 ? '503' : 'ok')
  }
  metrics.money.verdict('stale')
  const recent = recentOf(watch.span())
  expect(recent.seconds).toBe(60)
  expect(recent.playsPerSecond).toBeCloseTo(100 / 60)
  expect(recent.committedPerSecond).toBeCloseTo(100 / 60)
  expect(recent.decisionsPerBatch).toBe(10)
  expect(recent.staleShare).toBeCloseTo(1 / 101)
  expect(recent.commitP99).toBeGreaterThan(2)
  expect(recent.commitP99).toBeLessThanOrEqual(3)
  expect(recent.refusals).toEqual([{ call: 'play', outcome: '503', count: 10 }])
})
