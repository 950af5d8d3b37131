import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import { type Outcome, onePassed, type Step } from './step.ts'

const one = (title: string, outcome: Outcome, more: Partial<Step> = {}): Step => ({
  title,
  kind: 'checks',
  parts: [],
  processors: 1,
  run: () => Promise.resolve(outcome),
  ...more,
})

/** Steps that end when they are told to, and what was begun so far. */
function stage() {
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const step = (title: string, more: Partial<Step> = {}): Step =>
    one(title, onePassed, {
      ...more,
      run: async ({ told, earlier }) => {
        begun.push(title)
        told.write(`${title} begins\n`)
        const gate = Promise.withResolvers<void>()
        gates.set(title, gate.resolve)
        await gate.promise
        told.write(`${title} after ${earlier.length}\n`)
        return onePassed
      },
    })
  const end = async (title: string): Promise<void> => {
    await expect.poll(() => gates.has(title)).toBe(true)
    gates.get(title)?.()
  }
  return { begun, step, end }
}

const withoutTimes = (text: string): string => text.replaceAll(/\(\d+[.]\d s\)/g, '(time)')

it('fills two processors in order, and lets a step wait for another', async () => {
  const { begun, step, end } = stage()
  const all = [
    step('narrow'),
    step('wide', { processors: 2 }),
    step('small'),
    step('late', { after: ['small'] }),
    step('other'),
  ]
  const results = runSteps(all, () => undefined)
  await expect.poll(() => begun).toEqual(['narrow'])
  await end('narrow')
  await expect.poll(() => begun).toEqual(['narrow', 'wide'])
  await end('wide')
  await expect.poll(() => begun).toEqual(['narrow', 'wide', 'small', 'other'])
  await end('small')
  await expect.poll(() => begun).toEqual(['narrow', 'wide', 'small', 'other', 'late'])
  await end('other')
  await end('late')
  expect((await results).map(({ title, passed }) => [title, passed])).toEqual([
    ['narrow', 1],
    ['wide', 1],
    ['small', 1],
    ['late', 1],
    ['other', 1],
  ])
})

it('tells what each step says in one piece and in order, the first at once', async () => {
  const { step, end } = stage()
  let told = ''
  const results = runSteps([step('one'), step('two', { after: ['absent'] })], (text) => {
    told += String(text)
  })
  await end('two')
  await expect.poll(() => told).toBe('\n── 1/2 one\none begins\n')
  await end('one')
  await results
  expect(withoutTimes(told)).toBe(
    [
      '\n── 1/2 one\none begins\none after 0\n✓ one (time)\n',
      '\n── 2/2 two\ntwo begins\ntwo after 0\n✓ two (time)\n',
    ].join(''),
  )
})

it('goes on after a failed step, and says which it was', async () => {
  let told = ''
  const bad = one('bad', { passed: 0, failed: 3, flaky: 0, leftOut: 0 }, { processors: 2 })
  const good = one('good', onePassed, { after: ['bad'] })
  const results = await runSteps([bad, good], (text) => {
    told += String(text)
  })
  expect(results.map(({ failed }) => failed)).toEqual([3, 0])
  expect(withoutTimes(told)).toContain('✗ bad (time)')
})

it('counts a step that breaks as one that failed, and goes on', async () => {
  let told = ''
  const broken = one('broken', onePassed, { run: () => Promise.reject(new Error('no disk')) })
  const wide = { ...broken, processors: 2 }
  const slow = one('slow', onePassed, { run: () => sleep(50, onePassed) })
  const results = await runSteps([slow, broken, wide, slow], (text) => {
    told += String(text)
  })
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(told).toContain('Error: no disk')
})

it('tries once more what failed, alone, and tells what was flaky', async () => {
  const order: string[] = []
  const twoFailed = { passed: 5, failed: 2, flaky: 0, leftOut: 0 }
  const unsteady = one('unsteady', {
    ...twoFailed,
    again: () => {
      order.push('again')
      return Promise.resolve({ failed: 1, flaky: ['odd'] })
    },
  })
  const last = one('last', onePassed, {
    run: async () => {
      await sleep(20)
      order.push('last')
      return onePassed
    },
  })
  const [result] = await runSteps([unsteady, last], () => undefined)
  expect(result).toMatchObject({ passed: 5, failed: 1, flaky: 1, flakyTests: ['odd'] })
  expect(order).toEqual(['last', 'again'])
})

it('tries nothing again where much failed: that is no chance', async () => {
  const again = () => Promise.reject(new Error('was asked'))
  const broken = one('broken', { passed: 0, failed: 20, flaky: 0, leftOut: 0, again })
  const [result] = await runSteps([broken], () => undefined)
  expect(result).toMatchObject({ failed: 20, flaky: 0 })
})
