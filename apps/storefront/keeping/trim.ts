import type { KeptStream } from './kept.ts'
import type { Shelf } from './shelf.ts'

/** Receipts of one player that a browser keeps, about 30 MB of them. */
const mostSteps = 20_000
const mostRefusals = 2_000

/** Makes room: what belongs to streams that were verified goes first, then what is oldest; the newest stream stays whole. */
export async function trim(
  shelf: Shelf,
  login: string,
  most = { steps: mostSteps, refusals: mostRefusals },
): Promise<void> {
  const streams = inTurn(await shelf.all('streams', [login]))
  for (const place of ['steps', 'refusals'] as const) {
    let left = await shelf.count(place, [login])
    for (const { stream } of streams) {
      if (left <= most[place]) break
      await shelf.remove(place, [login, stream])
      left = await shelf.count(place, [login])
    }
  }
}

function inTurn(streams: readonly KeptStream[]): readonly KeptStream[] {
  const oldest = streams.toSorted((one, other) => one.stream - other.stream).slice(0, -1)
  const verified = oldest.filter(({ verifiedAt }) => verifiedAt !== null)
  return [...verified, ...oldest.filter(({ verifiedAt }) => verifiedAt === null)]
}
