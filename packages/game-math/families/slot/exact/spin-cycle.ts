import { item } from '../../../at.ts'
import { mixedWins } from '../../../chances/wins.ts'
import type { SpinPays } from '../pays/spin-pays.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import type { Cycle } from './cycle.ts'
import { spinViews, viewsWithDropped, viewsWithFace } from './spin-views.ts'
import { withFullScreens } from './full-screens.ts'
import type { View } from './view.ts'

/** What a spin can come to, in one of the courses that its own draws can take. */
export interface Course {
  readonly weight: bigint
  readonly pays: SpinPays
  readonly views: readonly (readonly View[])[]
}

/**
 * Every combination of stops in every course, weighed: wins by the specials in view.
 * @param views all that the reels can show, unless some of them are held.
 */
export function spinCycle(
  spin: ReadySpin,
  views: readonly (readonly View[])[] = spinViews(spin),
): Cycle {
  const cycles = spinCourses(spin, views).map(({ weight, pays, views }) => ({
    weight,
    cycle: withFullScreens(spin, views, pays.count(views)),
  }))
  const keys = new Set(cycles.flatMap(({ cycle }) => [...cycle.keys()]))
  const multipliers = spin.rule.multiplierReel ?? [{ value: 1, weight: 1 }]
  return new Map(
    [...keys].map((key) => [
      key,
      mixedWins(
        cycles.flatMap(({ weight, cycle }) => {
          const wins = cycle.get(key)
          if (wins === undefined) return []
          return multipliers.map((one) => ({
            wins,
            weight: weight * BigInt(one.weight),
            times: one.value,
          }))
        }),
      ),
    ]),
  )
}

/** The courses that a spin's draws can take beside its stops; their combinations, weighed, are together the whole cycle. */
export function spinCourses(
  spin: ReadySpin,
  views: readonly (readonly View[])[] = spinViews(spin),
): readonly Course[] {
  return removedCourses(spin, views)
    .flatMap(({ weight, views: shown }) =>
      blockViews(spin, shown)
        .flatMap((some) => chosenCourses(spin, some))
        .map((course) => ({ ...course, weight: course.weight * weight })),
    )
    .flatMap((course) => revealedCourses(spin, course))
    .flatMap((course) => upgradedCourses(spin, course))
    .flatMap((course) => droppedCourses(spin, course))
}

/** All that the reels can show with every symbol, and without those that a draw takes out. A checked spin that does so holds no reels. */
function removedCourses(
  spin: ReadySpin,
  views: readonly (readonly View[])[],
): readonly Pick<Course, 'weight' | 'views'>[] {
  const { removal } = spin.rule
  if (removal === undefined) return [{ weight: 1n, views }]
  return [
    ...(removal.none > 0 ? [{ weight: BigInt(removal.none), views }] : []),
    ...removal.choices.map(({ weight }, choice) => ({
      weight: BigInt(weight),
      views: spinViews({ ...spin, reels: item(spin.reelsWithout, choice) }),
    })),
  ]
}

/** Reels that turn as one show the same symbol of their strip: the views for each symbol that they can show. */
function blockViews(
  { rule: { colossal } }: ReadySpin,
  views: readonly (readonly View[])[],
): readonly (readonly (readonly View[])[])[] {
  const [first, ...others] = colossal ?? []
  if (first === undefined) return [views]
  const faces = [...new Set(item(views, first).map(({ cells }) => item(cells, 0)))]
  return faces.map((face) =>
    views.map((reel, number) => {
      const shown = reel.filter(({ cells }) => cells[0] === face)
      if (number === first) return shown
      return others.includes(number) ? shown.slice(0, 1) : reel
    }),
  )
}

/** The reels without a symbol that makes another wild; then, for each choice, those with it. */
function chosenCourses(spin: ReadySpin, views: readonly (readonly View[])[]): readonly Course[] {
  const { chosenWild } = spin.rule
  if (chosenWild === undefined) return [{ weight: 1n, pays: spin.pays, views }]
  const face = spin.definition.symbols.indexOf(chosenWild.symbol)
  const weights = chosenWild.choices.map(({ weight }) => BigInt(weight))
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  const [without, ...shown] = splitByShowing(views, face)
  return [
    { weight: all, pays: spin.pays, views: without },
    ...weights.flatMap((weight, choice) =>
      shown.flatMap((some) => {
        const pays = spin.paysChosen[choice]
        return pays === undefined ? [] : [{ weight, pays, views: some }]
      }),
    ),
  ]
}

/** Views without a face on any reel; then, for each reel, those that show it there first. */
function splitByShowing(
  views: readonly (readonly View[])[],
  face: number,
): readonly [readonly (readonly View[])[], ...(readonly (readonly View[])[])[]] {
  const shows = ({ cells }: View) => cells.includes(face)
  const hides = (view: View) => !shows(view)
  const firsts = views.flatMap((reel, number) =>
    reel.some(shows)
      ? [
          views.map((other, i) => {
            if (i === number) return other.filter(shows)
            return i < number ? other.filter(hides) : other
          }),
        ]
      : [],
  )
  return [views.map((reel) => reel.filter(hides)), ...firsts]
}

/** What mysteries become. Where there are none every choice comes to the same, so all combinations stay equally likely. */
function revealedCourses(spin: ReadySpin, course: Course): readonly Course[] {
  const { mystery } = spin.rule
  if (mystery === undefined) return [course]
  const { symbols } = spin.definition
  const from = symbols.indexOf(mystery.symbol)
  return mystery.choices.map(({ symbol, weight }) => ({
    ...course,
    weight: course.weight * BigInt(weight),
    views: viewsWithFace(course.views, { from, to: symbols.indexOf(symbol) }),
  }))
}

function upgradedCourses(spin: ReadySpin, course: Course): readonly Course[] {
  const { upgrade } = spin.rule
  if (upgrade === undefined) return [course]
  const { symbols } = spin.definition
  return [
    ...(upgrade.none > 0 ? [{ ...course, weight: course.weight * BigInt(upgrade.none) }] : []),
    ...upgrade.choices.map(({ from, to, weight }) => ({
      ...course,
      weight: course.weight * BigInt(weight),
      views: viewsWithFace(course.views, { from: symbols.indexOf(from), to: symbols.indexOf(to) }),
    })),
  ]
}

function droppedCourses(spin: ReadySpin, course: Course): readonly Course[] {
  const { wildDrop } = spin.rule
  const patterns = wildDrop?.patterns ?? []
  const none = { cells: [], weight: wildDrop?.none ?? 1 }
  return [none, ...patterns].map(({ cells, weight }) => ({
    ...course,
    weight: course.weight * BigInt(weight),
    views: viewsWithDropped(spin, course.views, cells),
  }))
}
