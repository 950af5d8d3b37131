import { Worker } from 'node:worker_threads'
import { CertificateCache } from './cache.ts'
import type { Outcome, Plan } from './certify-title.ts'

/** What a thread tells of the title that it certifies. */
export type ThreadMessage =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'refused'; readonly why: string }

/** A title that was certified, from this run or an earlier one, or the sentences that refuse it. */
export type Certified =
  | { readonly uri: string; readonly outcome: Outcome; readonly isCached: boolean }
  | { readonly uri: string; readonly why: string }

export interface Work {
  readonly uris: readonly string[]
  /** For how many rounds a title is played. */
  readonly played: (uri: string) => Pick<Plan, 'rounds' | 'bets'>
  /** Certifies anew what was certified before. */
  readonly isFresh: boolean
  /** Called now and then with the part of all the work that is done. */
  readonly onProgress: (done: number) => void
  readonly onTitle: (certified: Certified) => void
}

/** Threads at work at once: the house is built on machines of two cores. */
const threads = 2

/** Certifies titles, several at once, each in a thread of its own; what was certified before is read back. In order of `uris`. */
export async function certifyAll(work: Work): Promise<readonly Certified[]> {
  const cache = new CertificateCache()
  const waiting = [...work.uris]
  const done = new Map<string, number>()
  const results = new Map<string, Certified>()
  const tellProgress = (uri: string, part: number): void => {
    done.set(uri, part)
    work.onProgress(done.values().reduce((sum, one) => sum + one, 0) / work.uris.length)
  }
  const takeTurns = async (): Promise<void> => {
    for (let uri = waiting.shift(); uri !== undefined; uri = waiting.shift()) {
      const name = uri
      const played = work.played(name)
      const known = work.isFresh ? undefined : cache.read(name, played)
      const certified: Certified = known
        ? { uri: name, outcome: known, isCached: true }
        : await inThread(name, played, (part) => tellProgress(name, part))
      if ('outcome' in certified && !certified.isCached) {
        cache.write(name, played, certified.outcome)
      }
      tellProgress(name, 1)
      results.set(name, certified)
      work.onTitle(certified)
    }
  }
  await Promise.all(Array.from({ length: threads }, takeTurns))
  return work.uris.flatMap((uri) => results.get(uri) ?? [])
}

function inThread(
  uri: string,
  { rounds, bets }: Pick<Plan, 'rounds' | 'bets'>,
  onProgress: (part: number) => void,
): Promise<Certified> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      argv: [uri, String(rounds), String(bets)],
    })
    worker.on('message', (told: ThreadMessage) => {
      if (told.type === 'progress') onProgress(told.done)
      else if (told.type === 'outcome') resolve({ uri, outcome: told.outcome, isCached: false })
      else resolve({ uri, why: told.why })
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the thread of ${uri} ended with ${code}`)))
  })
}
