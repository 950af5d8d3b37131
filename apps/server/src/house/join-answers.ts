import type { CallName } from '@fairhouse/contract/calls/all'
import type { Answers } from '#platform/answer'
import { callNames } from '#platform/http/call-names'
import type { Created } from './compose.ts'

/** The answers of all modules. @throws Error for a call of the contract that no module answers, and for one that two answer. */
export function joinAnswers(modules: readonly Created[]): Answers {
  const by = new Map<string, string>()
  const joined: Partial<Answers> = {}
  for (const { name, answers = {} } of modules) {
    for (const call of Object.keys(answers)) {
      const other = by.get(call)
      if (other !== undefined) throw new Error(`${other} and ${name} both answer the call ${call}`)
      by.set(call, name)
    }
    Object.assign(joined, answers)
  }
  if (isComplete(joined)) return joined
  throw new Error(`no module answers ${callNames.filter((name) => !by.has(name)).join(', ')}`)
}

const isComplete = (answers: Partial<Answers>): answers is Answers =>
  callNames.every((name: CallName) => answers[name] !== undefined)
