/** A kind of rounds as the weights see it. Amounts are means over its rows, in stakes. */
export interface Weighed {
  /** How often it comes by itself. */
  readonly chance: number
  readonly mean: number
  readonly square: number
  readonly isHit: boolean
}

export interface Targets {
  readonly rtp: number
  readonly sigma: number
  readonly hit: number
}

/** Newton steps after which targets count as out of reach. */
const mostSteps = 200
const precision = 1e-9
/** What the dual may seem to grow by, since it is summed in floating point. */
const noise = 1e-12

/**
 * Chances that meet all targets at once and are as near as possible to those the game has by itself (least Kullback-Leibler
 * divergence): each is its own times the exponential of a sum over the targets, whose factors Newton's method finds.
 * @throws RangeError when no such chances exist.
 */
export function weigh(classes: readonly Weighed[], targets: Targets): readonly number[] {
  const second = targets.sigma ** 2 + targets.rtp ** 2
  const wanted = [targets.rtp, second, targets.hit]
  // Each measure in units of its target, so that the equations are of one size.
  const measures = classes.map(({ mean, square, isHit }) =>
    [mean, square, isHit ? 1 : 0].map((value, i) => value / (wanted[i] ?? 1)),
  )
  let factors = [0, 0, 0]
  for (let step = 0; step < mostSteps; step++) {
    const chances = tilted(classes, measures, factors)
    const means = averages(measures, chances)
    const gaps = means.map((mean) => 1 - mean)
    if (Math.max(...gaps.map(Math.abs)) < precision) return chances
    const direction = solved(covariances(measures, chances, means), gaps)
    factors = stepped({ classes, measures, factors, direction })
  }
  throw new RangeError('no chances near those of the game meet these targets: tune the game first')
}

function tilted(
  classes: readonly Weighed[],
  measures: readonly (readonly number[])[],
  factors: readonly number[],
): readonly number[] {
  const logs = classes.map(({ chance }, i) => Math.log(chance) + dot(measures[i] ?? [], factors))
  const largest = Math.max(...logs)
  const raw = logs.map((log) => Math.exp(log - largest))
  const sum = raw.reduce((all, one) => all + one, 0)
  return raw.map((one) => one / sum)
}

/** The step halved until the dual, log of the sum minus the targets' share, gets smaller. */
function stepped(at: {
  readonly classes: readonly Weighed[]
  readonly measures: readonly (readonly number[])[]
  readonly factors: readonly number[]
  readonly direction: readonly number[]
}): number[] {
  const before = dual(at.classes, at.measures, at.factors)
  for (let size = 1; size > 1e-9; size /= 2) {
    const next = at.factors.map((factor, i) => factor + size * (at.direction[i] ?? 0))
    if (dual(at.classes, at.measures, next) <= before + noise) return next
  }
  return [...at.factors]
}

function dual(
  classes: readonly Weighed[],
  measures: readonly (readonly number[])[],
  factors: readonly number[],
): number {
  const logs = classes.map(({ chance }, i) => Math.log(chance) + dot(measures[i] ?? [], factors))
  const largest = Math.max(...logs)
  const sum = logs.reduce((all, log) => all + Math.exp(log - largest), 0)
  return largest + Math.log(sum) - factors.reduce((all, factor) => all + factor, 0)
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

function averages(
  measures: readonly (readonly number[])[],
  chances: readonly number[],
): readonly number[] {
  return [0, 1, 2].map((i) =>
    measures.reduce((sum, row, c) => sum + (row[i] ?? 0) * (chances[c] ?? 0), 0),
  )
}

function covariances(
  measures: readonly (readonly number[])[],
  chances: readonly number[],
  means: readonly number[],
): number[][] {
  const off = (row: readonly number[], i: number) => (row[i] ?? 0) - (means[i] ?? 0)
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) =>
      measures.reduce((sum, row, c) => sum + (chances[c] ?? 0) * off(row, i) * off(row, j), 0),
    ),
  )
}

/** Gauss's elimination with the largest pivot. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const rest = rows
      .slice(column)
      .toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))
    rows.splice(column, rest.length, ...rest)
    const pivot = rows[column] ?? []
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let i = column; i <= size; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0)
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1))
}
