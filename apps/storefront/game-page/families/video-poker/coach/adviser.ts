import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { OpenedGame } from '../../../play/controller-state.ts'
import type { Advice } from './advice.ts'
import type { AdviceAnswer, AdviceQuestion } from './advice.worker.ts'

/** Works out what holds are worth, beside the page. */
export interface Adviser {
  /** @throws Error when it cannot be worked out. */
  advise(cards: readonly CardOrJoker[]): Promise<Advice>
}

let open: Adviser | null = null

/** One for the page: a game's pay table does not change while it is open. */
export function adviserOf(game: OpenedGame): Adviser {
  open ??= openAdviser(game)
  return open
}

function openAdviser({ paytable, unitsPerStake }: OpenedGame): Adviser {
  const { wilds, pays, hands } = paytableOf('videoPoker', paytable)
  const worker = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' })
  // Answers come in the order of questions; the last hand is asked for again and again.
  let last: { readonly key: string; readonly advice: Promise<Advice> } | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const ask = (cards: readonly CardOrJoker[]): Promise<Advice> =>
    new Promise((resolve, reject) => {
      const over = new AbortController()
      const listen = { once: true, signal: over.signal }
      worker.addEventListener(
        'message',
        ({ data: { values, best } }: MessageEvent<AdviceAnswer>) => {
          over.abort()
          const ofBet = hands / unitsPerStake
          resolve({ cards, best, values: values.map((value) => value * ofBet) })
        },
        listen,
      )
      worker.addEventListener(
        'error',
        ({ message }) => {
          over.abort()
          reject(new Error(message))
        },
        listen,
      )
      const question: AdviceQuestion = { table: { wilds, pays }, cards }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
      worker.postMessage(question)
    })
  return {
    advise(cards) {
      const key = cards.join(' ')
      if (last?.key === key) return last.advice
      const advice = turn.then(() => ask(cards))
      turn = advice.catch(() => null)
      last = { key, advice }
      return advice
    },
  }
}
