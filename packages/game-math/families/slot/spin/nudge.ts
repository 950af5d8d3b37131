import { item } from '../../../at.ts'
import type { Telling } from '../telling.ts'
import type { After } from './after.ts'
import type { ReadySpin } from './ready-spin.ts'

/** Tells of the reels that move on until their stack of wilds is whole; a checked stack is as tall as its reel. */
export function tellNudges(
  { reels, wild, definition }: ReadySpin,
  { turned, stops }: Pick<After, 'turned' | 'stops'>,
  telling: Telling,
): void {
  const symbol = item(definition.symbols, wild)
  for (const reel of turned) {
    const faces = item(item(reels, reel).cells, item(stops, reel))
    const missing = faces.filter((face) => face !== wild).length
    if (missing === 0) continue
    const steps = faces[0] === wild ? missing : -missing
    telling.tell({ type: 'reelNudged', reel, steps, symbols: faces.map(() => symbol) })
  }
}
