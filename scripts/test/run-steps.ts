import { Room } from './room.ts'
import { oneFailed, type Outcome, type Result, type Step, type Work } from './step.ts'
import { Transcript } from './transcript.ts'

/** Of the smallest machine that the house is built on. */
const processors = 2

type Tell = (said: string | Uint8Array) => void

interface Ended extends Omit<Result, 'flakyTests' | 'tests'>, Outcome {}

/**
 * Runs the steps, also after a failed one: one run shows everything that is wrong. They begin in order, beside each other as far as their
 * `processors` have room; one with `after` waits until the steps of those titles have ended. What each says is told in one piece, in order.
 * What failed and may be tried again is tried once more when all steps have ended, alone.
 * @param tell where it is told.
 * @returns what became of each, in order.
 */
export async function runSteps(
  steps: readonly Step[],
  tell: Tell = (said) => void process.stdout.write(said),
): Promise<Result[]> {
  const room = new Room(processors)
  const transcripts = steps.map(() => new Transcript())
  const running = new Map<string, Promise<Ended>>()
  const inOrder = steps.map((step, index) => {
    const before = (step.after ?? []).flatMap((title) => running.get(title) ?? [])
    const number = `${index + 1}/${steps.length}`
    const told = transcripts[index] ?? new Transcript()
    const ended = runStep(step, { room, before, number, told })
    running.set(step.title, ended)
    return ended
  })
  const ended: Ended[] = []
  for (const [index, one] of inOrder.entries()) {
    transcripts[index]?.tellTo(tell)
    ended.push(await one)
  }
  const results: Result[] = []
  for (const one of ended) results.push(await triedAgain(one, tell))
  return results
}

interface Place {
  readonly room: Room
  /** What it waits for. */
  readonly before: readonly Promise<Ended>[]
  readonly number: string
  readonly told: Transcript
}

async function runStep(step: Step, { room, before, number, told }: Place): Promise<Ended> {
  const { title, kind, processors } = step
  const earlier = await Promise.all(before)
  await room.enter(processors)
  told.write(`\n── ${number} ${title}\n`)
  const startedAt = performance.now()
  const outcome = await outcomeOf(step, { earlier, told })
  const seconds = (performance.now() - startedAt) / 1000
  told.write(`${outcome.failed > 0 ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)\n`)
  room.leave(processors)
  return { title, kind, seconds, ...outcome }
}

/** A step that breaks has failed: the others go on all the same, and the last line counts it. */
async function outcomeOf(step: Step, work: Work): Promise<Outcome> {
  try {
    return await step.run(work)
  } catch (fault) {
    work.told.write(`${told(fault)}\n`)
    return oneFailed
  }
}

/** So many may have met with chance; where more failed something is broken, and a second try would only cost time. */
const mostTriedAgain = 6

async function triedAgain(ended: Ended, tell: Tell): Promise<Result> {
  const { again, tests = [], ...result } = ended
  const asItEnded = { ...result, tests, flakyTests: [] }
  if (again === undefined || result.failed === 0 || result.failed > mostTriedAgain) return asItEnded
  const transcript = new Transcript()
  transcript.tellTo(tell)
  transcript.write(`\n── once more, alone: what failed of ${result.title}\n`)
  const startedAt = performance.now()
  try {
    const { failed, flaky } = await again(transcript)
    const seconds = result.seconds + (performance.now() - startedAt) / 1000
    return { ...asItEnded, seconds, failed, flaky: flaky.length, flakyTests: flaky }
  } catch (fault) {
    transcript.write(`${told(fault)}\n`)
    return asItEnded
  }
}

const told = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
