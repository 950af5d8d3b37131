import { cashbackRates, exampleRtp, vipLevels, wagering } from '../content/facts.ts'
import type { PromotionTerms, Reward } from '@fairhouse/contract/entities/promotion'

/** One line of the arithmetic. Amounts in dollars; `count` of points, spins, tickets. */
export type ExampleStep =
  | { readonly step: Money; readonly dollars: number }
  | { readonly step: Count; readonly count: number }

type Money =
  | 'deposit'
  | 'bonus'
  | 'spinStake'
  | 'spinWins'
  | 'chip'
  | 'netLoss'
  | 'cashback'
  | 'turnover'
  | 'turnoverCost'
  | 'pointsWorth'
  | 'gift'
  | 'toWager'
  | 'wagerCost'
  | 'left'
type Count = 'spins' | 'points' | 'tokens' | 'tickets'

const edge = 1 - exampleRtp
const money = (step: Money, dollars: number): ExampleStep => ({ step, dollars: cents(dollars) })
const count = (step: Count, count: number): ExampleStep => ({ step, count })

/**
 * What a promotion is worth to somebody who does just enough for it on slots that return `exampleRtp`: what comes in, what has to be
 * wagered, what that costs on average. A grant that is lost on the way costs no more than itself, so nothing below zero is left.
 */
export function workedExample(terms: PromotionTerms): readonly ExampleStep[] {
  const { steps, grant } = granted(terms)
  if (grant === null || terms.wagering === 'none') return steps
  const toWager = grant * wagering[terms.wagering]
  return [
    ...steps,
    money('toWager', toWager),
    money('wagerCost', toWager * edge),
    money('left', Math.max(0, grant - toWager * edge)),
  ]
}

interface Granted {
  readonly steps: readonly ExampleStep[]
  /** What has to be wagered some times; null where its worth is not known beforehand. */
  readonly grant: number | null
}

function granted({ reward }: PromotionTerms): Granted {
  switch (reward.type) {
    case 'match':
      return matched(reward)
    case 'freeSpins': {
      const { spins, stake } = reward
      const wins = spins * stake * exampleRtp
      const steps = [count('spins', spins), money('spinStake', stake), money('spinWins', wins)]
      return { steps, grant: wins }
    }
    case 'freeChip':
      return { steps: [money('chip', reward.amount)], grant: reward.amount }
    case 'cashback': {
      const netLoss = 200
      const back = netLoss * (cashbackRates[0] ?? 0)
      return { steps: [money('netLoss', netLoss), money('cashback', back)], grant: back }
    }
    case 'points': {
      const turnover = reward.turnover * reward.points
      const steps = [...played(turnover), count('points', reward.points)]
      return { steps: [...steps, money('pointsWorth', reward.worth)], grant: reward.worth }
    }
    case 'gifts': {
      const turnover = vipLevels[0]?.turnover ?? 0
      return { steps: [...played(turnover), money('gift', reward.bronze)], grant: reward.bronze }
    }
    case 'tokens':
      return { steps: [...played(reward.turnover * 10), count('tokens', 10)], grant: null }
    case 'tickets':
      return { steps: [...played(reward.turnover * 10), count('tickets', 10)], grant: null }
  }
}

/** The deposit that gets all of it. */
function matched({ percent, upTo }: Extract<Reward, { type: 'match' }>): Granted {
  const deposit = (upTo * 100) / percent
  return { steps: [money('deposit', deposit), money('bonus', upTo)], grant: upTo }
}

const played = (turnover: number): ExampleStep[] => [
  money('turnover', turnover),
  money('turnoverCost', turnover * edge),
]

/** To whole cents, without what binary fractions add. */
const cents = (dollars: number): number => Math.round(dollars * 100) / 100
