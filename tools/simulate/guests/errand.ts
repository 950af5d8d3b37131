import { Busy } from '../../../apps/server/src/platform/faults.ts'
import { isOutOfReach } from '../../../apps/server/src/platform/out-of-reach.ts'
import type { HouseNode } from '../house/node.ts'
import type { Choices } from '../time/choices.ts'
import type { Scheduler } from '../time/scheduler.ts'
import type { Faults } from '../database/faults.ts'
import type { Answers } from '../truth/answers.ts'
import type { Model } from '../truth/model.ts'
import { inWords, type Operation, type ClientAnswer } from '../truth/operation.ts'

/** What a client needs to have something done. */
export interface ErrandWorld {
  readonly scheduler: Scheduler
  readonly faults: Faults
  readonly answers: Answers
  readonly model: Model
  /** The processes as they are now; some may be dead. */
  readonly nodes: readonly HouseNode[]
  /** Clients under way. */
  readonly errands: Map<symbol, Operation>
}

/** In a million. */
const rates = { answerLost: 15_000, asksTwice: 30_000, late: 20_000 } as const
/** So often the same thing is asked before a client gives up without knowing. */
const triesAtMost = 12

/**
 * Asks the house, with the same key again as long as there is no answer.
 * @returns the first answer that was heard; null when the client gave up.
 */
export async function runErrand(
  world: ErrandWorld,
  choices: Choices,
  operation: Operation,
): Promise<ClientAnswer | null> {
  for (let tries = 0; tries < triesAtMost; tries++) {
    const asksTwice = world.faults.on && choices.perMillion(rates.asksTwice)
    if (asksTwice) {
      world.faults.count('request doubled')
      // Nobody waits for the second one; what it hears is judged all the same.
      void askOnce(world, choices, operation)
    }
    const told = await askOnce(world, choices, operation)
    if (told) return told
    await new Promise<void>((resolve) => {
      const pause = choices.between(1, 200)
      world.scheduler.after(pause, `#${operation.number} waits to ask again`, resolve)
    })
  }
  return null
}

/** One request and its answer; null when there is none. */
function askOnce(
  world: ErrandWorld,
  choices: Choices,
  operation: Operation,
): Promise<ClientAnswer | null> {
  const { scheduler, faults, errands } = world
  const name = `#${operation.number}`
  const errand = Symbol(name)
  errands.set(errand, operation)
  operation.tries.asked++
  return new Promise<ClientAnswer | null>((resolve) => {
    const back = (ms: number, label: string, told: ClientAnswer | null): void => {
      scheduler.after(ms, `${name} ${label}`, () => {
        errands.delete(errand)
        resolve(told)
      })
    }
    const isLate = faults.on && choices.perMillion(rates.late)
    if (isLate) faults.count('request late')
    const way = isLate ? choices.between(50, 3_000) : faults.travel()
    scheduler.after(way, `${name} arrives`, () => {
      const node = choices.pick(world.nodes)
      if (!node.alive) return back(1, 'is not let in', null)
      const left = () => back(faults.travel(), 'is left alone', null)
      node.waiting.add(left)
      const isLost = faults.on && choices.perMillion(rates.answerLost)
      const answered = (told: ClientAnswer | null) => {
        if (!node.alive) return
        node.waiting.delete(left)
        if (isLost) faults.count('answer to a client lost')
        const isHeard = told !== null && !isLost
        if (isHeard) count(operation, told)
        back(
          faults.travel(),
          isHeard ? `hears ${short(told)}` : 'hears nothing',
          isHeard ? told : null,
        )
      }
      void judged(world, node, operation).then(answered)
    })
  })
}

const count = ({ tries }: Operation, told: ClientAnswer): void => {
  if ('refused' in told) tries.refused++
  else tries.ok++
}

const short = (told: ClientAnswer): string =>
  'refused' in told
    ? told.refused
    : JSON.stringify(told.reply.round ?? told.reply.userStatus ?? {}).slice(0, 300)

/** The house's answer, held against the model the moment it is given; null for a fault. */
async function judged(
  { answers, model }: ErrandWorld,
  node: HouseNode,
  operation: Operation,
): Promise<ClientAnswer | null> {
  const window = answers.begin(operation)
  try {
    const told = await node.ask(operation)
    if (node.alive) answers.heard(operation, told, answers.end(operation.guest, window))
    return told
  } catch (fault) {
    if (node.alive && !isExpected(fault)) {
      model.fail(`a fault that nobody expected: ${inWords(operation)}: ${stackOf(fault)}`)
    }
    return null
  }
}

const isExpected = (fault: unknown): boolean =>
  fault instanceof Busy ||
  isOutOfReach(fault) ||
  (fault instanceof Error && fault.message === 'Query read timeout')

const stackOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
