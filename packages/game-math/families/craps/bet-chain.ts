import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { resolve } from '@fairhouse/contract/families/craps/resolve'
import { allRolls, type BoxNumber, type CrapsSpot } from '@fairhouse/contract/families/craps/spots'
import { fraction, type Fraction, plus, times } from '../../fraction.ts'
import { payOf } from '@fairhouse/contract/families/craps/pays'

/** What becomes of one bet: the chance of each amount that it pays in the end, and how many rolls it lives on average. */
export interface BetCourse {
  /** By pay units, 0 among them. */
  readonly pays: ReadonlyMap<number, Fraction>
  readonly rolls: Fraction
}

/** A bet that waits for a roll. */
export interface WaitingBet {
  readonly spot: CrapsSpot
  readonly number: BoxNumber | null
  readonly count: number
}

const rollsInAll = BigInt(allRolls.length)

/**
 * The course of a bet as an absorbing Markov chain: a state is the number that it waits for, none at first; what a roll does to it says the very rule
 * that rounds are played by. A state leads to itself, to states with a number, or to an end, so that each is solved from those after it:
 * P(end) = (rolls that end so + Σ rolls to a state × its P(end)) / (36 − rolls that stay).
 */
export function betCourse(
  paytable: Pick<CrapsPaytable, 'spots' | 'field'>,
  { spot, number, count }: WaitingBet,
): BetCourse {
  const ends = new Map<number, bigint>()
  const moves = new Map<BoxNumber, bigint>()
  let stays = 0n
  for (const dice of allRolls) {
    const now = resolve(spot, number, dice)
    if (now.type === 'stays') stays++
    else if (now.type === 'moved') moves.set(now.number, (moves.get(now.number) ?? 0n) + 1n)
    else {
      const pays = {
        won: () => payOf(paytable, { spot, number, count }, dice),
        pushed: () => count,
      }
      const pay = now.type === 'lost' ? 0 : pays[now.type]()
      ends.set(pay, (ends.get(pay) ?? 0n) + 1n)
    }
  }
  const leaving = rollsInAll - stays
  const pays = new Map([...ends].map(([pay, rolls]) => [pay, fraction(rolls, leaving)]))
  let rolls = fraction(rollsInAll, leaving)
  for (const [next, ways] of moves) {
    const after = betCourse(paytable, { spot, number: next, count })
    const share = fraction(ways, leaving)
    rolls = plus(rolls, times(share, after.rolls))
    for (const [pay, chance] of after.pays) add(pays, pay, times(share, chance))
  }
  return { pays, rolls }
}

/** Courses of several bets of which one comes about, each with its chance. */
export function mixed(
  courses: readonly { readonly chance: Fraction; readonly course: BetCourse }[],
): BetCourse {
  const pays = new Map<number, Fraction>()
  let rolls = fraction(0n, 1n)
  for (const { chance, course } of courses) {
    rolls = plus(rolls, times(chance, course.rolls))
    for (const [pay, share] of course.pays) add(pays, pay, times(chance, share))
  }
  return { pays, rolls }
}

/** Mean of a power of what is paid. */
export const meanOf = ({ pays }: Pick<BetCourse, 'pays'>, power = 1n): Fraction =>
  [...pays].reduce(
    (sum, [pay, chance]) => plus(sum, times(chance, fraction(BigInt(pay) ** power, 1n))),
    fraction(0n, 1n),
  )

/** Chance that what is paid is such. */
export const chanceOf = (
  { pays }: Pick<BetCourse, 'pays'>,
  holds: (pay: number) => boolean,
): Fraction =>
  [...pays].reduce((sum, [pay, chance]) => (holds(pay) ? plus(sum, chance) : sum), fraction(0n, 1n))

function add(pays: Map<number, Fraction>, pay: number, chance: Fraction): void {
  const known = pays.get(pay)
  pays.set(pay, known ? plus(known, chance) : chance)
}
