import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onePassed, runSteps } from './run-steps.mjs'

/** Steps that end when they are told to, and what was begun so far. */
function stage() {
  const begun = []
  const gates = new Map()
  const step = (title, more = {}) => ({
    title,
    processors: 1,
    ...more,
    run: async ({ told, earlier }) => {
      begun.push(title)
      told.write(`${title} begins\n`)
      const gate = Promise.withResolvers()
      gates.set(title, gate.resolve)
      await gate.promise
      told.write(`${title} after ${earlier.map((one) => one.title).join() || 'nothing'}\n`)
      return onePassed
    },
  })
  const end = async (title) => {
    await expect.poll(() => gates.has(title)).toBe(true)
    gates.get(title)()
  }
  return { begun, step, end }
}

const withoutTimes = (text) => text.replaceAll(/\(\d+[.]\d s\)/g, '(time)')

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
    told += text
  })
  await end('two')
  await expect.poll(() => told).toBe('\n── 1/2 one\none begins\n')
  await end('one')
  await results
  expect(withoutTimes(told)).toBe(
    [
      '\n── 1/2 one\none begins\none after nothing\n✓ one (time)\n',
      '\n── 2/2 two\ntwo begins\ntwo after nothing\n✓ two (time)\n',
    ].join(''),
  )
})

it('goes on after a failed step, and says which it was', async () => {
  let told = ''
  const bad = { title: 'bad', processors: 2, run: () => ({ passed: 0, failed: 3, leftOut: 0 }) }
  const good = { title: 'good', processors: 2, after: ['bad'], run: () => onePassed }
  const results = await runSteps([bad, good], (text) => {
    told += text
  })
  expect(results.map(({ failed }) => failed)).toEqual([3, 0])
  expect(withoutTimes(told)).toContain('✗ bad (time)')
})

it('counts a step that breaks as one that failed, and goes on', async () => {
  let told = ''
  const broken = {
    title: 'broken',
    processors: 2,
    run: async () => Promise.reject(new Error('no disk')),
  }
  const slow = { title: 'slow', processors: 1, run: () => sleep(50, onePassed) }
  const results = await runSteps([slow, { ...broken, processors: 1 }, broken, slow], (text) => {
    told += text
  })
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(told).toContain('Error: no disk')
})
