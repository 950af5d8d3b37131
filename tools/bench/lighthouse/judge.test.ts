import { expect, it } from 'vitest'
import { type Found, judge } from './judge.ts'

const good: Found = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largest: 1800,
  shift: 0.001,
  missed: [],
}

it('a page within its budgets has no fault', () => {
  expect(judge([good]).faults).toEqual([])
})

it.each<[string, Partial<Found>]>([
  ['performance is 94, not >= 95', { performance: 94 }],
  ['LCP is 2000, not < 2000 ms', { largest: 2000 }],
  ['CLS is 0.02, not < 0.02', { shift: 0.02 }],
  ['accessibility is 99, not 100', { accessibility: 99 }],
  ['best practices is 96, not 100', { bestPractices: 96 }],
  ['SEO is 92, not 100', { seo: 92 }],
])('%s is a fault', (fault, found) => {
  expect(judge([{ ...good, ...found }]).faults).toEqual([fault])
})

it('the median counts, so that one slow run is nobody’s fault', () => {
  const slow = { ...good, largest: 9000 }
  expect(judge([slow, good, good, slow, good]).faults).toEqual([])
  expect(judge([slow, good, slow]).faults).toEqual(['LCP is 9000, not < 2000 ms'])
})

it('what was not measured is not judged', () => {
  const { figures, faults } = judge([{ ...good, performance: null, largest: null }])
  expect(faults).toEqual([])
  expect(figures.map(([name]) => name)).toEqual(['CLS', 'accessibility', 'best practices', 'SEO'])
})
