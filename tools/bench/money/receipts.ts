import {
  createSealer,
  openReceiptKey,
  receiptOf,
  type Sealer,
  sealText,
} from '../../../apps/server/src/modules/play/index.ts'
import { middleOf, rangeOf } from '../middle.ts'

/** Players take one of two lanes: so many are answered in one turn of the event loop. */
const lanes = 2
const rounds = 7
const receiptsARound = 20_000
const hash = 'a1'.repeat(32)

/** What receipts cost Node a bet: made, hashed, signed together, and put into the text of an answer. Sizes of crowds take turns. */
export async function sayReceipts(
  crowds: readonly number[],
  say: (line: string) => void,
): Promise<void> {
  const sealer = createSealer(openReceiptKey(new Uint8Array(32)))
  const taken = new Map(crowds.map((players) => [players, { bare: [0], whole: [0] }]))
  for (let round = 0; round <= rounds; round++) {
    for (const [players, { bare, whole }] of taken) {
      const together = players / lanes
      bare[round] = await microsEach(together, makeNone)
      whole[round] = await microsEach(together, (count) => makeReceipts(sealer, count))
    }
  }
  for (const [players, { bare, whole }] of taken) {
    // The first round warms up.
    const more = whole.slice(1).map((micros, round) => micros - (bare[round + 1] ?? 0))
    say(
      `receipts, ${players} players: ${middleOf(more).toFixed(1)} µs of Node a bet [${rangeOf(more, 1)}]`,
    )
  }
}

/** Processor time of this process for each of many receipts, so many of which are made in one turn. */
async function microsEach(
  together: number,
  make: (count: number) => Promise<unknown>,
): Promise<number> {
  const before = process.cpuUsage()
  let made = 0
  for (; made < receiptsARound; made += together) await make(together)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / made
}

/** The same turns and promises without receipts. */
const makeNone = (count: number) =>
  Promise.all(Array.from({ length: count }, () => new Promise((resolve) => setImmediate(resolve))))

const makeReceipts = ({ seal }: Sealer, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, nonce) => {
      const receipt = receiptOf({
        serverSeedHash: hash,
        clientSeed: 'a seed of sixteen',
        stream: 1,
        nonce,
        roundId: '019b76da-abb0-7908-910f-3d6998da2887',
        sequence: 0,
        action: 'bet',
        choice: null,
        stake: 25,
        mode: 'base',
        definition: hash,
        byHouse: false,
        at: 1_790_000_000_000 + nonce,
        previous: hash,
      })
      return sealText(await seal(receipt.hash))
    }),
  )
