import { expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { type Family, inText, labelled, mergedTexts, ofHouse } from './exposition.ts'

const family = (name: string, value: number): Family => ({
  name,
  help: `Of ${name}.`,
  type: 'gauge',
  samples: [{ labels: { a: 'b' }, value }],
})

it('texts of several nodes are one, in which each name begins once', () => {
  const one = inText(labelled([family('x', 1), family('y', 2)], { node: '1' }))
  const two = inText(labelled([family('y', 3), family('z', 4)], { node: '2' }))
  expect(mergedTexts([one, two])).toBe(`# HELP x Of x.
# TYPE x gauge
x{a="b",node="1"} 1

# HELP y Of y.
# TYPE y gauge
y{a="b",node="1"} 2
y{a="b",node="2"} 3

# HELP z Of z.
# TYPE z gauge
z{a="b",node="2"} 4
`)
})

it('a node says its place in what is its own, and of the house nothing unless it is asked', async () => {
  const metrics = createMetrics(2)
  metrics.callAnswered('play', 'ok', 'post', 0.1)
  metrics.alsoTell(async () => ofHouse([family('fairhouse_of_house', 1)]))
  const own = await metrics.text('own')
  expect(own).toContain('fairhouse_calls_total{call="play",outcome="ok",via="post",node="2"} 1')
  expect(own).toMatch(/fairhouse_nodejs_eventloop_lag_seconds\{node="2"\}/)
  expect(own).not.toContain('of_house')
  expect(await metrics.text('house')).toContain('fairhouse_of_house{a="b"} 1')
  expect(await metrics.text('all')).toContain('fairhouse_of_house{a="b"} 1')
})

it('a process that is the only one says no place', async () => {
  const metrics = createMetrics()
  metrics.callAnswered('play', 'ok', 'post', 0.1)
  expect(await metrics.text('all')).not.toContain('node=')
})
