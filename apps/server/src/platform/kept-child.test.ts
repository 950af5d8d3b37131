import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type KeptChild, keepChild } from './kept-child.ts'
import { createLog } from './log.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

const endsWithUs = `process.once('disconnect', () => process.exit(0))\n`
const ready = `process.send({ ready: { port: 7 } })\n`

/** A program that writes a line into a file whenever it begins. */
async function keep(
  text: string,
  patience: { askedMs: number; silenceMs: number; limitMs: number },
): Promise<{ child: KeptChild<{ port: number }>; begun: () => number }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-child-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const [program, marks] = [join(folder, 'program.mjs'), join(folder, 'marks')]
  writeFileSync(marks, '')
  const mark = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(marks)}, 'x')\n`
  writeFileSync(program, mark + endsWithUs + text)
  const child = keepChild({
    name: 'slow',
    program,
    ready: z.object({ port: z.int() }),
    log: createLog('silent', { write: () => undefined }),
    environment: () => ({}),
    patience,
  })
  undo.push(child.stop)
  return { child, begun: () => readFileSync(marks, 'utf8').length }
}

it('is started once, however long it works before it is ready, and whoever asks early hears that it is not there yet', async () => {
  const working = `const until = Date.now() + 4_000\nwhile (Date.now() < until);\n${ready}`
  const { child, begun } = await keep(working, { askedMs: 300, silenceMs: 2_500, limitMs: 60_000 })
  expect(await child.reach()).toBeNull()
  expect(child.isRunning()).toBe(true)
  await expect.poll(() => child.reach(), { timeout: 30_000 }).toEqual({ port: 7 })
  expect(begun()).toBe(1)
})

it('is waited for while it says something', async () => {
  const talking = `let said = 0
const timer = setInterval(() => {
  console.log('reading')
  if (++said < 15) return
  clearInterval(timer)
  ${ready}}, 200)\n`
  const { child, begun } = await keep(talking, { askedMs: 300, silenceMs: 2_500, limitMs: 60_000 })
  await expect.poll(() => child.reach(), { timeout: 30_000 }).toEqual({ port: 7 })
  expect(begun()).toBe(1)
})

it('is given up when it shows no life, and started again for the next who asks', async () => {
  const asleep = 'setInterval(() => undefined, 1_000_000)\n'
  const { child, begun } = await keep(asleep, {
    askedMs: 60_000,
    silenceMs: 1_500,
    limitMs: 60_000,
  })
  expect(await child.reach()).toBeNull()
  await expect.poll(() => child.isRunning()).toBe(false)
  expect(await child.reach()).toBeNull()
  expect(begun()).toBe(2)
})

it('is given up at the limit, whatever it shows', async () => {
  const restless = 'setInterval(() => console.log(1), 50)\n'
  const { child } = await keep(restless, { askedMs: 60_000, silenceMs: 60_000, limitMs: 1_500 })
  expect(await child.reach()).toBeNull()
  await expect.poll(() => child.isRunning()).toBe(false)
})
