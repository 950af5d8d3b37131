import type { IdentityBefore, Rules, StakeCap } from './rules.ts'

/** Rules that keep both: of each value the stricter one. */
export const stricter = (one: Rules, other: Rules): Rules => ({
  minAge: Math.max(one.minAge, other.minAge),
  games: stricterGames(one.games, other.games),
  session: {
    idleMinutes: Math.min(one.session.idleMinutes, other.session.idleMinutes),
    realityMinutes: lower(one.session.realityMinutes, other.session.realityMinutes),
  },
  deposits: {
    limitFirst: one.deposits.limitFirst || other.deposits.limitFirst,
    most: [...one.deposits.most, ...other.deposits.most],
  },
  identityBefore: earlier(one.identityBefore, other.identityBefore),
  payments: {
    mayReverse: one.payments.mayReverse && other.payments.mayReverse,
    coins: one.payments.coins && other.payments.coins,
  },
  bonuses: stricterBonuses(one.bonuses, other.bonuses),
  marketing: one.marketing && other.marketing,
  guests: one.guests && other.guests,
})

const stricterGames = (one: Rules['games'], other: Rules['games']): Rules['games'] => ({
  autoplay: one.autoplay && other.autoplay,
  turbo: one.turbo && other.turbo,
  buy: one.buy && other.buy,
  gamble: one.gamble && other.gamble,
  jackpots: one.jackpots && other.jackpots,
  coach: one.coach && other.coach,
  oneSlot: one.oneSlot || other.oneSlot,
  cycleMs: {
    slot: Math.max(one.cycleMs.slot, other.cycleMs.slot),
    other: Math.max(one.cycleMs.other, other.cycleMs.other),
  },
  maxStake: {
    slot: lowerCap(one.maxStake.slot, other.maxStake.slot),
    other: lowerCap(one.maxStake.other, other.maxStake.other),
  },
})

const stricterBonuses = (one: Rules['bonuses'], other: Rules['bonuses']): Rules['bonuses'] => ({
  allowed: one.allowed && other.allowed,
  mostWagering: lower(one.mostWagering, other.mostWagering),
  maxCashout: one.maxCashout && other.maxCashout,
})

/** Null is no limit. */
function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

const lowerCap = (one: StakeCap, other: StakeCap): StakeCap => ({
  to24: lower(one.to24, other.to24),
  from25: lower(one.from25, other.from25),
})

const order: readonly IdentityBefore[] = ['deposit', 'withdrawal', 'sum']

const earlier = (one: IdentityBefore, other: IdentityBefore): IdentityBefore =>
  order.find((moment) => moment === one || moment === other) ?? 'deposit'
