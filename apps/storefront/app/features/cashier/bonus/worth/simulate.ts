import type { Payouts } from './distribution.ts'

/** A bonus as it is played from its first bet. Amounts are minor units. */
export interface BonusPlan {
  /** The player's own money, which is bet first. */
  readonly own: number
  readonly bonus: number
  /** Free spins that make the bonus, at their stake; null: there are none. */
  readonly spins: FreeSpins | null
  /** Times that the bonus has to be wagered, and how much of a bet counts. */
  readonly times: number
  readonly share: number
  /** The most that becomes cash; null: all of it. */
  readonly maxCashout: number | null
}

interface FreeSpins {
  readonly count: number
  readonly stake: number
}

/** What came of many runs. Amounts are minor units. */
export interface Worth {
  readonly runs: number
  /** What the player has more at the end than without the bonus and without playing, on average. */
  readonly value: number
  /** In nine of ten runs it is between these. */
  readonly low: number
  readonly high: number
  /** Part of the runs that wager all of it. */
  readonly completes: number
  /** What wagering costs on average: bets less wins. */
  readonly cost: number
}

/** As many bets as one run makes at most one by one; of longer plans several bets are drawn together. */
const stepsAtMost = 1_000

/**
 * Plays a plan many times at the highest bet that a bonus allows, until it is wagered or nothing is left.
 * @param payouts of the game in which it is wagered, `ofSpins` of the one in which free spins are played.
 * @param highest the highest bet with a bonus of so much, minor units.
 * @param seed the same gives the same runs.
 */
export function simulate(
  plan: BonusPlan,
  payouts: Payouts,
  {
    runs,
    seed,
    highest,
    ofSpins = payouts,
  }: {
    readonly runs: number
    readonly seed: number
    readonly ofSpins?: Payouts
    highest(bonus: number): number
  },
): Worth {
  const random = xorshift(seed)
  const draw = drawFrom(payouts, random)
  const spin = drawFrom(ofSpins, random)
  const ends = new Float64Array(runs)
  let [completed, total, cost] = [0, 0, 0]
  for (let run = 0; run < runs; run++) {
    const bonus = plan.spins ? spun(plan.spins, spin) : plan.bonus
    const one = play({ ...plan, bonus }, draw, highest)
    ends[run] = one.gained
    total += one.gained
    cost += one.lost
    if (one.isComplete) completed += 1
  }
  ends.sort()
  const at = (part: number): number => ends[Math.floor(part * (runs - 1))] ?? 0
  return {
    runs,
    value: total / runs,
    low: at(0.05),
    high: at(0.95),
    completes: completed / runs,
    cost: cost / runs,
  }
}

type Draw = () => number

function play(plan: Omit<BonusPlan, 'spins'>, draw: Draw, highest: (bonus: number) => number) {
  const { bonus } = plan
  const toWager = bonus * plan.times
  let [own, grant, wagered, lost] = [plan.own, bonus, 0, 0]
  const usual = highest(bonus)
  const bets = plan.share > 0 ? toWager / (usual * plan.share) : 0
  const together = Math.max(1, Math.ceil(bets / stepsAtMost))
  while (wagered < toWager && own + grant >= 1) {
    let staked = 0
    let paid = 0
    // Bets that are drawn together are staked from what there is before the first of them.
    const left = (toWager - wagered) / plan.share
    for (let bet = 0; bet < together && staked < Math.min(left, own + grant); bet++) {
      const stake = Math.min(usual, own + grant - staked)
      staked += stake
      paid += stake * draw()
    }
    const fromOwn = Math.min(own, staked)
    const ownShare = fromOwn / staked
    own += paid * ownShare - fromOwn
    grant += paid * (1 - ownShare) - (staked - fromOwn)
    wagered += staked * plan.share
    lost += staked - paid
  }
  const isComplete = toWager > 0 && wagered >= toWager
  const cash = isComplete ? Math.min(grant, plan.maxCashout ?? grant) : 0
  return { gained: own + cash - plan.own, lost, isComplete }
}

function spun({ count, stake }: FreeSpins, draw: Draw): number {
  let won = 0
  for (let spin = 0; spin < count; spin++) won += stake * draw()
  return won
}

/** Draws what a bet pays. */
function drawFrom({ values, probabilities }: Payouts, random: () => number): Draw {
  const { chance, other } = aliasOf(probabilities)
  const count = values.length
  return () => {
    const at = random() * count
    const place = Math.floor(at)
    return values[at - place < (chance[place] ?? 1) ? place : (other[place] ?? place)] ?? 0
  }
}

/** Vose's alias method (M. D. Vose, 1991): every place is its own or one other, so that a draw takes the same time whatever is drawn. */
function aliasOf(probabilities: Float64Array) {
  const count = probabilities.length
  const scaled = Array.from(probabilities, (one) => one * count)
  const [chance, other] = [new Float64Array(count).fill(1), new Int32Array(count)]
  const small = scaled.flatMap((one, place) => (one < 1 ? [place] : []))
  const large = scaled.flatMap((one, place) => (one >= 1 ? [place] : []))
  for (let low = small.pop(); low !== undefined; low = small.pop()) {
    const high = large.pop()
    if (high === undefined) break
    chance[low] = scaled[low] ?? 1
    other[low] = high
    const rest = (scaled[high] ?? 0) + (scaled[low] ?? 0) - 1
    scaled[high] = rest
    if (rest < 1) small.push(high)
    else large.push(high)
  }
  return { chance, other }
}

/** Marsaglia's xorshift of 32 bits (2003): good enough for an average, and fast. */
function xorshift(seed: number): () => number {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}
