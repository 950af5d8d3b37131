import { expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { countOf } from '../metrics/histogram.ts'
import { type NodeLook, nodeLook, together } from './node-look.ts'
import { recentOf } from './recent.ts'

function look(plays: number, rest: Partial<NodeLook>): NodeLook {
  const metrics = createMetrics()
  const before = metrics.counts()
  for (let count = 0; count < plays; count++) {
    metrics.callAnswered('play', count === 0 ? '503' : 'ok', 'post', 0.01)
    metrics.money.batch(2, 5)
    metrics.money.verdict('committed')
  }
  return {
    counts: metrics.counts(),
    before,
    seconds: 10,
    loopP99: null,
    pool: { open: 3, idle: 1, waiting: 0, most: 10 },
    concerns: [],
    ...rest,
  }
}

it('two nodes are as one: counts are added, the longest wait is told, each concern once', () => {
  const one = look(20, { loopP99: 5, concerns: ['a', 'b'] })
  const two = look(10, { loopP99: 8, concerns: ['b'], seconds: 5 })
  // As they are told over the line.
  const sum = together(one, [nodeLook.parse(JSON.parse(JSON.stringify(two)))])
  expect(sum).toMatchObject({
    loopP99: 8,
    seconds: 10,
    concerns: ['a', 'b'],
    pool: { open: 6, idle: 2, waiting: 0, most: 20 },
    counts: { money: { verdicts: { committed: 30 } } },
  })
  expect(sum.counts.calls).toContainEqual({ call: 'play', outcome: 'ok', via: 'post', count: 28 })
  const recent = recentOf(sum)
  expect(recent.playsPerSecond).toBe(3)
  expect(recent.refusals).toEqual([{ call: 'play', outcome: '503', count: 2 }])
  expect(countOf(sum.counts.money.commitSeconds)).toBe(30)
})

it('a node that says nothing of its waits does not hide those of the other', () => {
  expect(together(look(0, {}), [look(0, { loopP99: 3 })]).loopP99).toBe(3)
  expect(together(look(0, {}), []).counts.playSeconds).toBeNull()
})
