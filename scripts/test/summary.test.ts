import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { budgets, wholeBudget } from './budgets.ts'
import { withLastRun } from './last-run.ts'
import { root } from './run-program.ts'
import type { Result } from './step.ts'
import { summarise } from './summary.ts'

const share = { tier: { isAll: false, turn: 0 }, minutes: 1, isWhole: true }

const step = (passed: number, failed: number, more: Partial<Result> = {}): Result => ({
  title: 'step',
  kind: 'checks',
  passed,
  failed,
  flaky: 0,
  leftOut: 0,
  seconds: 1,
  tests: [],
  flakyTests: [],
  ...more,
})

it.each([
  ['all passed', [step(3, 0), step(1, 0)], '4 passed, 0 failed', true],
  ['some failed', [step(3, 0), step(0, 2)], '3 passed, 2 failed', false],
  ['what is no number', [step(3, 0), step(1, Number.NaN)], '4 passed, NaN failed', false],
  ['what is missing', [step(3, 0, { leftOut: 2 })], '3 passed, 0 failed, 2 skipped', true],
  ['two flaky', [step(3, 0, { flaky: 2, leftOut: 1 })], '3 passed, 0 failed, 3 skipped', true],
  [
    'three flaky, which are no chance',
    [step(3, 0, { flaky: 2 }), step(1, 0, { flaky: 1 })],
    '4 passed, 3 failed',
    false,
  ],
])('ends with what was counted: %s', (_, results, last, isRight) => {
  expect(summarise(results, share)).toMatchObject({ last, isRight })
})

it('names the flaky, the ten slowest, and budgets that were exceeded', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    seconds: index,
  }))
  const slow = step(12, 0, { kind: 'unit', seconds: 600, tests, flaky: 1, flakyTests: ['odd'] })
  const { told } = summarise([slow], { ...share, minutes: wholeBudget + 1 })
  const text = told.join('\n')
  expect(text).toContain('flaky: odd failed, and passed when it was run alone')
  expect(text.match(/ s {2}test \d+/g)).toHaveLength(10)
  expect(text).toContain('11.0 s  test 11')
  expect(text).toContain(`over its budget: unit, 10.0 of ${budgets.unit} minutes`)
  expect(text).toContain(
    `over its budget: the whole, ${wholeBudget + 1}.0 of ${wholeBudget} minutes`,
  )
  const all = summarise([slow], { ...share, tier: { isAll: true, turn: 0 } })
  expect(all.told.join('\n')).not.toContain('over its budget')
})

const page = readFileSync(join(root, 'docs/tests.md'), 'utf8')

it('the page on tests says the budgets', () => {
  for (const [kind, minutes] of Object.entries(budgets))
    expect(page).toContain(`| ${kind} | ${minutes ?? '-'} |`)
  expect(page).toContain(`| the whole | ${wholeBudget} |`)
})

it('the last run of everything takes the place of the one before', () => {
  const once = withLastRun(page, ['a run'])
  expect(once).toContain('\na run\n')
  expect(withLastRun(once, ['another'])).toBe(withLastRun(page, ['another']))
  expect(() => withLastRun('nothing', [])).toThrow('docs/tests.md')
})
