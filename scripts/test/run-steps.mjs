import { Room } from './room.mjs'
import { Transcript } from './transcript.mjs'

/** Of the smallest machine that the house is built on. */
const processors = 2

/**
 * Runs the steps, also after a failed one: one run shows everything that is wrong. They begin in order, beside each other as far as their
 * `processors` have room; one with `after` waits until the steps of those titles have ended. What each says is told in one piece, in order.
 * @param write where it is told.
 * @returns for each its title, counts and seconds, in order.
 */
export async function runSteps(steps, write = (text) => process.stdout.write(text)) {
  const room = new Room(processors)
  const transcripts = steps.map(() => new Transcript())
  const running = new Map()
  for (const [index, step] of steps.entries()) {
    const before = (step.after ?? []).flatMap((title) => running.get(title) ?? [])
    const number = `${index + 1}/${steps.length}`
    running.set(step.title, runStep(step, { room, before, number, told: transcripts[index] }))
  }
  const results = []
  for (const [index, { title }] of steps.entries()) {
    transcripts[index].tellTo(write)
    results.push(await running.get(title))
  }
  return results
}

/** @param before promises of the results that it waits for. */
async function runStep({ title, processors, run }, { room, before, number, told }) {
  const earlier = await Promise.all(before)
  await room.enter(processors)
  told.write(`\n── ${number} ${title}\n`)
  const startedAt = performance.now()
  const counts = await countsOf(run, { earlier, told })
  const seconds = (performance.now() - startedAt) / 1000
  told.write(`${counts.failed > 0 ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)\n`)
  room.leave(processors)
  return { title, seconds, ...counts }
}

/** A step that breaks has failed: the others go on all the same, and the last line counts it. */
async function countsOf(run, { earlier, told }) {
  try {
    return await run({ earlier, told })
  } catch (fault) {
    told.write(`${fault?.stack ?? fault}\n`)
    return oneFailed
  }
}

export const onePassed = { passed: 1, failed: 0, leftOut: 0 }
export const oneFailed = { passed: 0, failed: 1, leftOut: 0 }
