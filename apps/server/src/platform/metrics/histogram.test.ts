import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inText } from './exposition.ts'
import { countOf, createHistogram, histogramSamples, quantile, since } from './histogram.ts'

const observing = (values: readonly number[]) => {
  const histogram = createHistogram([1, 2, 4, 8])
  for (const value of values) histogram.observe(value)
  return histogram
}

describe('a histogram', () => {
  it('counts a value in the first bucket that holds it', () => {
    const { counts, sum } = observing([0, 1, 1.5, 2, 8, 9]).observed()
    expect(counts).toEqual([2, 2, 0, 1, 1])
    expect(sum).toBe(21.5)
  })

  it('is told to Prometheus with buckets that count all below them', () => {
    const samples = histogramSamples(observing([1, 3, 100]).observed(), { call: 'play' })
    const help = 'Times.'
    expect(inText([{ name: 'seconds', help, type: 'histogram', samples }]).split('\n')).toEqual([
      '# HELP seconds Times.',
      '# TYPE seconds histogram',
      'seconds_bucket{call="play",le="1"} 1',
      'seconds_bucket{call="play",le="2"} 1',
      'seconds_bucket{call="play",le="4"} 2',
      'seconds_bucket{call="play",le="8"} 2',
      'seconds_bucket{call="play",le="+Inf"} 3',
      'seconds_sum{call="play"} 104',
      'seconds_count{call="play"} 3',
      '',
    ])
  })

  it('knows what came between two looks', () => {
    const histogram = observing([1, 1, 1])
    const before = histogram.observed()
    for (const value of [3, 3]) histogram.observe(value)
    const between = since(before, histogram.observed())
    expect(countOf(between)).toBe(2)
    expect(between.sum).toBe(6)
  })

  it('finds quantiles within the bucket that holds them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 8, noNaN: true }), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (values, share) => {
          const rank = Math.ceil(share * values.length - 1e-9)
          const truth = values.toSorted((left, right) => left - right)[Math.max(0, rank - 1)] ?? 0
          const found = quantile(observing(values).observed(), share) ?? Number.NaN
          const bounds = [0, 1, 2, 4, 8]
          const upper = bounds.find((bound) => truth <= bound) ?? 8
          const lower = bounds.findLast((bound) => bound < truth) ?? 0
          expect(found).toBeGreaterThanOrEqual(lower - 1e-9)
          expect(found).toBeLessThanOrEqual(Math.max(upper, 1) + 1e-9)
        },
      ),
    )
  })

  it('has no quantile of nothing, and the last bound for what lies above it', () => {
    expect(quantile(observing([]).observed(), 0.5)).toBeNull()
    expect(quantile(observing([100]).observed(), 0.5)).toBe(8)
  })
})

it('escapes what would end a label', () => {
  const samples = [{ labels: { why: 'a "b"\n\\c' }, value: Number.NaN }]
  expect(inText([{ name: 'x', help: 'X.', type: 'gauge', samples }])).toContain(
    String.raw`x{why="a \"b\"\n\\c"} NaN`,
  )
})
