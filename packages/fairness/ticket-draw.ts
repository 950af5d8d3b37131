import { drawFrom } from './draw.ts'
import { leafHash, merkleTree } from './merkle.ts'
import { toHex } from './hex.ts'
import { openStream } from './stream.ts'

/** Tickets of one player in the drum: numbers from `first` on, without a gap, held under a name that only this draw knows. */
export interface TicketRun {
  readonly owner: string
  readonly first: number
  readonly count: number
}

/** Who is drawn for a prize; null: the number was not sold. */
export type Drawn = TicketRun | null

const encoder = new TextEncoder()

/** The bytes of a run in the tree of a drum. */
const leafOf = ({ owner, first, count }: TicketRun): Uint8Array =>
  encoder.encode(`${first}+${count}:${owner}`)

/** What names a whole drum: the root of the Merkle tree of its runs in order of their numbers, in hexadecimal digits. @throws RangeError for an empty drum. */
export const drumRoot = (runs: readonly TicketRun[]): string =>
  toHex(merkleTree(runs.map((run) => leafHash(leafOf(run)))).root)

/**
 * Draws the prizes of a drum, the largest first. Each takes a uniform whole number; it is looked up among the tickets that are still in the drum, in
 * the order of their numbers, and all tickets of whoever is drawn leave. For the first prize the drum counts as no fewer than `firstAmong` numbers,
 * those behind the tickets being unsold: then nobody wins it.
 * @param draw `serverSeed` was promised by its hash before the sale closed; `root` names the drum, `number` the draw.
 */
export function drawTickets(
  runs: readonly TicketRun[],
  draw: {
    readonly serverSeed: Uint8Array
    readonly root: string
    readonly number: number
    readonly prizes: number
    readonly firstAmong: number
  },
): { readonly ticket: number; readonly run: Drawn }[] {
  const { serverSeed, root, number, prizes, firstAmong } = draw
  const chance = drawFrom(openStream(serverSeed).round(root, number))
  const drawn: { ticket: number; run: Drawn }[] = []
  let drum = [...runs]
  for (let prize = 0; prize < prizes; prize++) {
    const left = drum.reduce((sum, { count }) => sum + count, 0)
    const among = prize === 0 ? Math.max(left, firstAmong) : left
    if (among === 0) break
    const place = chance.below(among)
    const found = atPlace(drum, place)
    drawn.push({ ticket: found?.ticket ?? place + 1, run: found?.run ?? null })
    if (found) drum = drum.filter((run) => run !== found.run)
  }
  return drawn
}

/** The ticket at a place of those that are still in the drum, counted from 0. */
function atPlace(
  drum: readonly TicketRun[],
  place: number,
): { readonly ticket: number; readonly run: TicketRun } | null {
  let before = 0
  for (const run of drum) {
    if (place < before + run.count) return { ticket: run.first + place - before, run }
    before += run.count
  }
  return null
}
