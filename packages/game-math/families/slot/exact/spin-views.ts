import { item } from '../../../at.ts'
import { isSpecial, keyBase, type ReadyReel, type ReadySpin } from '../spin/ready-spin.ts'
import type { View } from './view.ts'

/** Everything that each reel of a spin can show once wilds have expanded and drawn what they multiply by. */
export function spinViews(spin: ReadySpin): readonly (readonly View[])[] {
  return spin.reels.map((reel, number) =>
    multiplied(
      spin,
      stopsOf(reel).map((stop) => viewAt(spin, { reel, number }, stop)),
    ),
  )
}

/** What each reel shows at those of its stops that `holds` takes; of a spin whose wilds do not multiply. */
export function viewsWhere(
  spin: ReadySpin,
  holds: (reel: number, stop: number) => boolean,
): readonly (readonly View[])[] {
  return spin.reels.map((reel, number) =>
    stopsOf(reel)
      .filter((stop) => holds(number, stop))
      .map((stop) => viewAt(spin, { reel, number }, stop)),
  )
}

/** The same with a face in place of another. */
export function viewsWithFace(
  views: readonly (readonly View[])[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly (readonly View[])[] {
  return views.map((reel) =>
    reel.map((view) =>
      view.cells.includes(from)
        ? { ...view, cells: view.cells.map((face) => (face === from ? to : face)) }
        : view,
    ),
  )
}

/** The same with wilds on the cells where they dropped. */
export function viewsWithDropped(
  spin: ReadySpin,
  views: readonly (readonly View[])[],
  dropped: readonly (readonly [number, number])[],
): readonly (readonly View[])[] {
  return views.map((reel, number) => {
    const rows = dropped.flatMap(([on, row]) => (on === number ? [row] : []))
    return reel.map((view) => withWilds(spin, view, rows))
  })
}

function withWilds(spin: ReadySpin, view: View, rows: readonly number[]): View {
  if (rows.length === 0) return view
  const cells = view.cells.map((face, row) =>
    rows.includes(row) && !isSpecial(spin, face) ? spin.wild : face,
  )
  return { ...view, cells }
}

/** A view for everything that its wilds may multiply by, weighed so that all stops stay equally likely. */
function multiplied(spin: ReadySpin, views: readonly View[]): readonly View[] {
  const multipliers = spin.rule.wildMultipliers
  if (multipliers === undefined) return views
  const all = multipliers.reduce((sum, { weight }) => sum + weight, 0)
  const wilds = ({ cells }: View) => cells.filter((face) => face === spin.wild).length
  const most = Math.max(...views.map(wilds))
  const first = spin.definition.symbols.length
  return views.flatMap((view) =>
    view.cells.reduce<readonly View[]>(
      (split, face, row) =>
        face !== spin.wild
          ? split
          : split.flatMap((one) =>
              multipliers.map(({ weight }, i) => ({
                ...one,
                weight: one.weight * weight,
                cells: one.cells.with(row, first + i),
              })),
            ),
      [{ ...view, weight: all ** (most - wilds(view)) }],
    ),
  )
}

/** The same, with one more digit in the key for each of these symbols: 1 on a reel that shows it. */
export function viewsCounting(
  spin: ReadySpin,
  symbols: readonly string[],
): readonly (readonly View[])[] {
  const digits = symbols.map((symbol, digit) => ({
    face: spin.definition.symbols.indexOf(symbol),
    step: keyBase ** (spin.specials.length + digit),
  }))
  return spinViews(spin).map((views) =>
    views.map((view) => ({
      ...view,
      key: digits.reduce(
        (key, { face, step }) => (view.cells.includes(face) ? key + step : key),
        view.key,
      ),
    })),
  )
}

/** Reels of `held` (as bits) filled, once each; the others over their stops without what fills a reel. */
export function viewsWithHeld(spin: ReadySpin, held: number): readonly (readonly View[])[] {
  return spin.reels.map((reel, number) => {
    if (((held >> number) & 1) === 1) return [{ weight: 1, cells: wholly(spin, number), key: 0 }]
    return stopsOf(reel)
      .filter((stop) => !item(reel.fills, stop))
      .map((stop) => viewAt(spin, { reel, number }, stop))
  })
}

function viewAt(
  spin: ReadySpin,
  { reel, number }: { readonly reel: ReadyReel; readonly number: number },
  stop: number,
): View {
  const cells = item(reel.fills, stop) ? wholly(spin, number) : item(reel.cells, stop)
  return { weight: 1, cells, key: reel.keys[stop] ?? 0 }
}

function wholly(spin: ReadySpin, reel: number): readonly number[] {
  return Array.from({ length: item(spin.definition.rows, reel) }, () => spin.filling)
}

function stopsOf(reel: ReadyReel): readonly number[] {
  return Array.from({ length: reel.length }, (_, stop) => stop)
}
