import { Worker } from 'node:worker_threads'
import type { Strength } from '@fairhouse/contract/password-strength'

export interface PasswordQuestion {
  readonly id: number
  readonly password: string
  readonly known: readonly string[]
}
export interface Judged {
  readonly id: number
  readonly strength: Strength
}

export interface PasswordJudge {
  /**
   * How hard a password is to guess, by the same estimate as in the browser.
   * @param known login, e-mail address, name: what a guesser has.
   */
  readonly strengthOf: (password: string, known: readonly string[]) => Promise<Strength>
}

/**
 * Judges passwords in a thread of its own: a password made for it can take a tenth of a second, and bets do not wait for that.
 * The thread starts with the first password, and anew should it have died; it keeps no process alive.
 */
export function createPasswordJudge(): PasswordJudge {
  let thread: Thread | null = null
  return {
    strengthOf: (password, known) => {
      thread ??= startThread(() => {
        thread = null
      })
      return thread.ask(password, known)
    },
  }
}

type Thread = ReturnType<typeof startThread>
type Waiting = { resolve: (strength: Strength) => void; reject: (fault: unknown) => void }

function startThread(onEnd: () => void) {
  const worker = new Worker(new URL('./judge-passwords.worker.ts', import.meta.url))
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const end = (fault: unknown): void => {
    onEnd()
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
  }
  worker.on('message', ({ id, strength }: Judged) => {
    waiting.get(id)?.resolve(strength)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`the judge of passwords ended with ${code}`)))
  return {
    ask: (password: string, known: readonly string[]) =>
      new Promise<Strength>((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        // Whoever waits for an answer may not lose the thread that makes it.
        worker.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        worker.postMessage({ id: asked, password, known } satisfies PasswordQuestion)
      }),
  }
}
