import type { AdviceAnswer, AdviceQuestion } from './advice.worker.ts'

/** Works out what choices are worth, beside the page: a split of many cards takes longer than a frame. */
export interface Adviser {
  /** @throws Error when it cannot be worked out. */
  price(question: AdviceQuestion): Promise<AdviceAnswer>
}

let open: Adviser | null = null

/** One for the page. */
export function adviser(): Adviser {
  open ??= openAdviser()
  return open
}

function openAdviser(): Adviser {
  const worker = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' })
  // One question at a time, so that an answer is that of the question asked last.
  let turn: Promise<unknown> = Promise.resolve()
  const ask = (question: AdviceQuestion): Promise<AdviceAnswer> =>
    new Promise((resolve, reject) => {
      const over = new AbortController()
      const listen = { once: true, signal: over.signal }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<AdviceAnswer>) => {
          over.abort()
          resolve(data)
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
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
      worker.postMessage(question)
    })
  return {
    price(question) {
      const answer = turn.then(() => ask(question))
      turn = answer.catch(() => null)
      return answer
    },
  }
}
