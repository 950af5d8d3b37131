import { item } from '../../at.ts'
import { keyBase, type ReadyReel, type ReadySpin } from '../spin/ready-spin.ts'
import type { View } from './view.ts'

/** Everything that each reel of a spin can show once wilds have expanded: one view for each stop. */
export function spinViews(spin: ReadySpin): readonly (readonly View[])[] {
  return spin.reels.map((reel, number) =>
    stopsOf(reel).map((stop) => viewAt(spin, { reel, number }, stop)),
  )
}

/** The same, with one more digit in the key: 1 on a reel that shows the symbol. */
export function viewsCounting(spin: ReadySpin, symbol: string): readonly (readonly View[])[] {
  const face = spin.definition.symbols.indexOf(symbol)
  const step = keyBase ** spin.specials.length
  return spinViews(spin).map((views) =>
    views.map((view) => (view.cells.includes(face) ? { ...view, key: view.key + step } : view)),
  )
}

/** Reels of `held` (as bits) wholly wild, once each; the others over their stops without a wild. */
export function viewsWithHeld(spin: ReadySpin, held: number): readonly (readonly View[])[] {
  return spin.reels.map((reel, number) => {
    if (((held >> number) & 1) === 1) return [{ weight: 1, cells: wholly(spin, number), key: 0 }]
    return stopsOf(reel)
      .filter((stop) => !item(reel.wild, stop))
      .map((stop) => viewAt(spin, { reel, number }, stop))
  })
}

function viewAt(
  spin: ReadySpin,
  { reel, number }: { readonly reel: ReadyReel; readonly number: number },
  stop: number,
): View {
  const expands = spin.definition.wild?.expands === true && item(reel.wild, stop)
  const cells = expands ? wholly(spin, number) : item(reel.cells, stop)
  return { weight: 1, cells, key: reel.keys[stop] ?? 0 }
}

function wholly(spin: ReadySpin, reel: number): readonly number[] {
  return Array.from({ length: item(spin.definition.rows, reel) }, () => spin.wild)
}

function stopsOf(reel: ReadyReel): readonly number[] {
  return Array.from({ length: reel.length }, (_, stop) => stop)
}
