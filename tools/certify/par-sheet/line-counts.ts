import { item } from '@fairhouse/game-math/at'
import type { Course } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import { type LineRule, winsOfLine } from '@fairhouse/game-math/families/slot/pays/line-rule'
import type { Tally } from './tally.ts'

/** `[reel]`: how often each face stands on the line. */
type Shown = readonly ReadonlyMap<number, bigint>[]

/** Lines on which reels show the same, and how many they are. */
interface AlikeLines {
  readonly shown: Shown
  readonly lines: bigint
}

/** Counts every win of every line over one course of a spin. */
export function countLineWins(
  { weight, views }: Pick<Course, 'weight' | 'views'>,
  lines: readonly (readonly number[])[],
  {
    rule,
    symbols,
    times,
  }: { readonly rule: LineRule; readonly symbols: readonly string[]; readonly times: Times },
  tally: Tally,
): void {
  for (const { shown, lines: count } of alikeLines(views, lines)) {
    const rest = restsOf(shown)
    follow({ rule, shown, rest }, [], weight * count, (face, combinations) => {
      for (const win of winsOfLine(rule, face)) {
        if (win.pay === 0) continue
        const symbol = item(symbols, win.symbol)
        const units = combinations * BigInt(win.pay)
        tally.add(
          { by: 'lines', symbol, count: win.count },
          combinations * times.weight,
          units * times.sum,
        )
      }
    })
  }
}

/** What all wins of the spin are multiplied by: the weights of a multiplier reel, and these times their values. */
export interface Times {
  readonly weight: bigint
  readonly sum: bigint
}

function alikeLines(
  views: Course['views'],
  lines: readonly (readonly number[])[],
): readonly AlikeLines[] {
  const found = new Map<string, { shown: Shown; lines: bigint }>()
  for (const line of lines) {
    const shown = line.map((row, reel) => facesAt(item(views, reel), row))
    const key = shown.map((faces) => [...faces].toSorted(([a], [b]) => a - b).join()).join(';')
    const alike = found.get(key)
    if (alike === undefined) found.set(key, { shown, lines: 1n })
    else alike.lines++
  }
  return [...found.values()]
}

function facesAt(views: Course['views'][number], row: number): ReadonlyMap<number, bigint> {
  const faces = new Map<number, bigint>()
  for (const { weight, cells } of views) {
    const face = item(cells, row)
    faces.set(face, (faces.get(face) ?? 0n) + BigInt(weight))
  }
  return faces
}

/** `[reel]`: combinations of this and all later reels. */
function restsOf(shown: Shown): readonly bigint[] {
  return shown.map((_, from) =>
    shown
      .slice(from)
      .reduce((product, faces) => product * faces.values().reduce((sum, one) => sum + one, 0n), 1n),
  )
}

/** Follows a line from reel to reel as far as a run may go on, or to its end where runs come from both. */
function follow(
  at: { readonly rule: LineRule; readonly shown: Shown; readonly rest: readonly bigint[] },
  faces: readonly number[],
  combinations: bigint,
  found: (faces: readonly number[], combinations: bigint) => void,
): void {
  const { rule, shown, rest } = at
  const next = shown[faces.length]
  if (next === undefined) {
    found(faces, combinations)
  } else if (!rule.bothWays && !goesOn(rule, faces)) {
    found(faces, combinations * item(rest, faces.length))
  } else {
    for (const [face, weight] of next) follow(at, [...faces, face], combinations * weight, found)
  }
}

function goesOn({ candidates }: LineRule, faces: readonly number[]): boolean {
  return candidates.some(({ matches }) => faces.every((face) => item(matches, face)))
}
