import type { ReplyOf } from '@fairhouse/contract/call'
import type { calls } from '@fairhouse/contract/calls/all'
import type { TestBrowser } from '../../wire/test-browser.ts'

type Page = ReplyOf<(typeof calls)['streamRounds']>
type AtMeter = ReplyOf<(typeof calls)['roundDetail']>['meters'][number]
type ChainPart = ReplyOf<(typeof calls)['meterChain']>

/** A stream as its player hears of it, whole: what `packages/verifier` checks. */
interface ReadStream extends Omit<Page['stream'], 'rounds'> {
  readonly played: number
  readonly rounds: Page['rounds']
  readonly head: Page['head']
}

interface ReadMeter {
  readonly stream: number
  readonly nonce: number
  readonly at: AtMeter
  readonly part: ChainPart | null
}

/** All streams of the player who is signed in, the one in use last, each with what is published of meters that paid its rounds. */
export async function readStreams(
  browser: TestBrowser,
): Promise<readonly { readonly stream: ReadStream; readonly meters: readonly ReadMeter[] }[]> {
  const { fairness } = await browser.do('currentFairness')
  const read = []
  for (let number = 1; number <= fairness.stream; number++) {
    const stream = await readStream(browser, number)
    read.push({ stream, meters: await readMeters(browser, stream) })
  }
  return read
}

async function readStream(browser: TestBrowser, number: number): Promise<ReadStream> {
  const rounds: Page['rounds'] = []
  for (let from = 0; ; ) {
    const page = await browser.do('streamRounds', { stream: String(number), from: String(from) })
    rounds.push(...page.rounds)
    if (page.next !== null) {
      from = page.next
      continue
    }
    const { rounds: played, ...stream } = page.stream
    return { ...stream, played, rounds, head: page.head }
  }
}

async function readMeters(browser: TestBrowser, stream: ReadStream): Promise<ReadMeter[]> {
  const read: ReadMeter[] = []
  for (const { id, nonce, paidByMeters } of stream.rounds) {
    if (paidByMeters === 0) continue
    const { meters } = await browser.do('roundDetail', { roundId: id })
    for (const at of meters) {
      const { meter, currency, movement } = at
      const part =
        movement === null
          ? null
          : await browser.do('meterChain', { meter, currency, from: String(movement), limit: '2' })
      read.push({ stream: stream.number, nonce, at, part })
    }
  }
  return read
}
