/** Where chips can lie on a table of three dice, by what wins there. */
export const diceKinds = [
  'small',
  'big',
  'odd',
  'even',
  'single',
  'pair',
  'double',
  'triple',
  'anyTriple',
  'total',
] as const
export type DiceKind = (typeof diceKinds)[number]

/** A die shows 1 to 6, and three of them are thrown. */
export const faces = [1, 2, 3, 4, 5, 6] as const
export const diceThrown = 3

/** Sums of three dice that can be bet on: 3 and 18 are triples and have spots of their own. */
export const totals: readonly number[] = Array.from({ length: 14 }, (_, place) => place + 4)

/** The largest sum that is small. */
export const greatestSmall = 10

export interface DiceSpot {
  readonly name: string
  readonly kind: DiceKind
  /** Faces that it is on, one or two; of a total the sum; none where the kind says all. */
  readonly numbers: readonly number[]
}

/** All spots of a table, by kind and then by number. A spot is called `single-4`, `pair-2-5`, `total-9`, or by its kind where there is one of it. */
export const diceSpots: readonly DiceSpot[] = diceKinds.flatMap((kind): readonly DiceSpot[] => {
  const named = (numbers: readonly number[]): DiceSpot => ({
    name: [kind, ...numbers].join('-'),
    kind,
    numbers,
  })
  switch (kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
    case 'anyTriple':
      return [named([])]
    case 'single':
    case 'double':
    case 'triple':
      return faces.map((face) => named([face]))
    case 'pair':
      return faces.flatMap((one) =>
        faces.filter((other) => other > one).map((other) => named([one, other])),
      )
    case 'total':
      return totals.map((total) => named([total]))
  }
})

/** Three dice as they were thrown. */
export type Dice = readonly [number, number, number]

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)

const isTriple = ([first, ...others]: readonly number[]): boolean =>
  others.every((face) => face === first)

const timesOf = (dice: readonly number[], face: number | undefined): number =>
  dice.filter((one) => one === face).length

/**
 * How often a spot wins by a throw: 0 when it loses, 1 when it wins; of a single number how many dice show it. Small, big, odd and even lose to
 * any triple.
 */
export function winsBy({ kind, numbers }: Pick<DiceSpot, 'kind' | 'numbers'>, dice: Dice): number {
  const [first, second] = numbers
  const whether = (wins: boolean): number => (wins ? 1 : 0)
  const total = sumOf(dice)
  switch (kind) {
    case 'small':
      return whether(!isTriple(dice) && total <= greatestSmall)
    case 'big':
      return whether(!isTriple(dice) && total > greatestSmall)
    case 'odd':
      return whether(!isTriple(dice) && total % 2 === 1)
    case 'even':
      return whether(!isTriple(dice) && total % 2 === 0)
    case 'single':
      return timesOf(dice, first)
    case 'pair':
      return whether(timesOf(dice, first) > 0 && timesOf(dice, second) > 0)
    case 'double':
      return whether(timesOf(dice, first) >= 2)
    case 'triple':
      return whether(isTriple(dice) && timesOf(dice, first) === diceThrown)
    case 'anyTriple':
      return whether(isTriple(dice))
    case 'total':
      return whether(total === first)
  }
}

/** All throws, the first die slowest; each is as likely. */
export const allThrows: readonly Dice[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Dice => [first, second, third])),
)
