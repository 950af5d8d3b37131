import type { Strength } from '@fairhouse/contract/password-strength'
import type { Question, PasswordAnswer } from './password.worker.ts'

interface Judge {
  readonly worker: Worker
  /** Who waits, in the order of the questions. */
  readonly waiting: ((strength: Strength | null) => void)[]
}

let judge: Judge | null = null

/**
 * How hard a password is to guess, judged in a worker that starts with the first question; null where it cannot be loaded, and then
 * the server's judgement is the only one.
 * @param known what a guesser has: login, e-mail address.
 */
export function judgePassword(
  password: string,
  known: readonly string[],
): Promise<Strength | null> {
  judge ??= startJudge()
  const { worker, waiting } = judge
  const question: Question = { password, known }
  return new Promise((resolve) => {
    waiting.push(resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(question)
  })
}

/** Gives its memory back; the next question starts another. */
export function dismissJudge(): void {
  judge?.worker.terminate()
  for (const resolve of judge?.waiting ?? []) resolve(null)
  judge = null
}

function startJudge(): Judge {
  const worker = new Worker(new URL('./password.worker.ts', import.meta.url), { type: 'module' })
  const waiting: Judge['waiting'] = []
  worker.addEventListener('message', ({ data }: MessageEvent<PasswordAnswer>) =>
    waiting.shift()?.(data.strength),
  )
  worker.addEventListener('error', () => {
    if (judge?.worker === worker) dismissJudge()
  })
  return { worker, waiting }
}
