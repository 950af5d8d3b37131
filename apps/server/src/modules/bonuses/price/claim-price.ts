import type { Band } from './bands.ts'

/** A claim as it is played: amounts in minor units. */
export interface PlayedClaim {
  /** Own money that is played before the bonus is. */
  readonly cash: number
  readonly bonus: number
  /** What has to be wagered, in what counts. */
  readonly toWager: number
  readonly stake: number
  /** The part of a stake that counts, above nothing. */
  readonly counts: number
  readonly maxCashout: number | null
  readonly bands: readonly Band[]
}

/** What a claim comes to on average. Minor units. */
export interface ClaimPrice {
  /** What becomes the player's cash. */
  readonly paidOut: number
  /** The chance that anything does. */
  readonly chance: number
  /** What of the player's own money is staked on the way. */
  readonly cashStaked: number
}

/** Beyond so many stakes a purse does not run out, and another stake in it is worth a stake. */
const longestPurse = 600
const mostRounds = 20_000
/** Stakes of a bonus: a reckoning of more takes too long, and says nothing of how anybody plays. */
const mostStakes = 2_000
/** So many rounds are reckoned before somebody else may go on. */
const roundsAtOnce = 25
/** Stakes. Where another round changes less, thousands more change nothing that is told. */
const settledBelow = 1e-9

interface Jump {
  readonly by: number
  readonly probability: number
}

interface Worth {
  readonly paid: Float64Array
  readonly chance: Float64Array
}

/** All of a reckoning at once. Pure. */
export const priceOfClaim = (claim: PlayedClaim): ClaimPrice | null => toItsEnd(reckonClaim(claim))

export function toItsEnd<Result>(reckoning: Generator<void, Result>): Result {
  for (;;) {
    const step = reckoning.next()
    if (step.done === true) return step.value
  }
}

/**
 * What a claim comes to for a player who bets one stake until it is wagered: own money first, then the bonus, whose winnings stay with it. The mean
 * over all courses, reckoned backwards from the last round; no round is drawn. It stops now and then for whoever else waits.
 * @returns null for more stakes or rounds than can be reckoned.
 */
export function* reckonClaim(claim: PlayedClaim): Generator<void, ClaimPrice | null> {
  if (claim.bonus <= 0) return { paidOut: 0, chance: 0, cashStaked: 0 }
  const inWhole = inStakes(claim)
  if (inWhole === null) return null
  const { rounds, bonusStakes, cashStakes, unit, cap, most } = inWhole
  const jumps = jumpsOf(claim.bands)
  let pot = endOfPot(most, cap)
  let own = endOfOwn(most, Math.min(bonusStakes, cap))
  for (let left = 1; left <= rounds; left++) {
    const before = pot
    pot = potBefore(before, jumps, cap)
    const next = ownBefore(own, jumps, {
      paid: pot.paid[bonusStakes],
      chance: pot.chance[bonusStakes],
    })
    const moved =
      changeAt(cashStakes, own.paid, next.paid) + changeAt(cashStakes, own.staked, next.staked)
    own = next
    // Before anything can have run out, a round changes little and says nothing.
    if (left > bonusStakes + cashStakes && moved < settledBelow) break
    if (left % roundsAtOnce === 0) yield
  }
  return {
    paidOut: (own.paid[cashStakes] ?? 0) * unit,
    chance: own.chance[cashStakes] ?? 0,
    cashStaked: (own.staked[cashStakes] ?? 0) * unit,
  }
}

const changeAt = (stakes: number, before: Float64Array, after: Float64Array): number =>
  Math.abs((after[stakes] ?? 0) - (before[stakes] ?? 0))

/** The claim in stakes and rounds. A bonus is a whole number of stakes; of own money what is less than one is not played. Null: too many. */
function inStakes({ cash, bonus, toWager, stake, counts, maxCashout }: PlayedClaim) {
  const rounds = Math.ceil(toWager / (stake * counts))
  const bonusStakes = Math.max(1, Math.round(bonus / stake))
  // Said so, what is no number is too many as well.
  if (!(rounds <= mostRounds && bonusStakes <= mostStakes)) return null
  const unit = bonus / bonusStakes
  return {
    rounds,
    bonusStakes,
    cashStakes: Math.min(longestPurse, Math.floor(cash / unit)),
    unit,
    cap: maxCashout === null ? Number.POSITIVE_INFINITY : maxCashout / unit,
    most: Math.max(bonusStakes, longestPurse),
  }
}

/** By how many stakes a purse changes; a payout between two whole numbers is split so that its mean stays. */
export function jumpsOf(bands: readonly Band[]): readonly Jump[] {
  const found = new Map<number, number>()
  const add = (by: number, probability: number) =>
    probability > 0 && found.set(by, (found.get(by) ?? 0) + probability)
  for (const { pays, probability } of bands) {
    const below = Math.floor(pays)
    add(below - 1, probability * (1 - (pays - below)))
    add(below, probability * (pays - below))
  }
  return [...found].map(([by, probability]) => ({ by, probability }))
}

function endOfPot(most: number, cap: number): Worth {
  const paid = Float64Array.from({ length: most + 1 }, (_, stakes) => Math.min(stakes, cap))
  const chance = Float64Array.from({ length: most + 1 }, (_, stakes) => (stakes > 0 ? 1 : 0))
  return { paid, chance }
}

/** What a bonus is worth with a round more to play. Above the table another stake is worth a stake, or nothing above the cap. */
function potBefore({ paid, chance }: Worth, jumps: readonly Jump[], cap: number): Worth {
  const most = paid.length - 1
  const [nextPaid, nextChance] = [new Float64Array(most + 1), new Float64Array(most + 1)]
  const slope = cap === Number.POSITIVE_INFINITY ? 1 : 0
  for (let stakes = 1; stakes <= most; stakes++) {
    let [worth, likely] = [0, 0]
    for (const { by, probability } of jumps) {
      const after = stakes + by
      const inside = after > most ? most : after
      worth += probability * ((paid[inside] ?? 0) + slope * (after - inside))
      likely += probability * (chance[inside] ?? 0)
    }
    nextPaid[stakes] = worth
    nextChance[stakes] = likely
  }
  return { paid: nextPaid, chance: nextChance }
}

interface OwnWorth extends Worth {
  readonly staked: Float64Array
}

const endOfOwn = (most: number, whole: number): OwnWorth => ({
  paid: new Float64Array(most + 1).fill(whole),
  chance: new Float64Array(most + 1).fill(1),
  staked: new Float64Array(most + 1),
})

/** The same while own money is played: the bonus is whole, and is played as soon as nothing else is left. */
function ownBefore(
  after: OwnWorth,
  jumps: readonly Jump[],
  bonus: { readonly paid: number | undefined; readonly chance: number | undefined },
): OwnWorth {
  const most = after.paid.length - 1
  const next: OwnWorth = {
    paid: new Float64Array(most + 1),
    chance: new Float64Array(most + 1),
    staked: new Float64Array(most + 1),
  }
  next.paid[0] = bonus.paid ?? 0
  next.chance[0] = bonus.chance ?? 0
  for (let stakes = 1; stakes <= most; stakes++) {
    let [worth, likely, staked] = [0, 0, 1]
    for (const { by, probability } of jumps) {
      const inside = Math.min(most, stakes + by)
      worth += probability * (after.paid[inside] ?? 0)
      likely += probability * (after.chance[inside] ?? 0)
      staked += probability * (after.staked[inside] ?? 0)
    }
    next.paid[stakes] = worth
    next.chance[stakes] = likely
    next.staked[stakes] = staked
  }
  return next
}
