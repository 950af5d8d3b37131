import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import type { Prize } from '@fairhouse/contract/families/slot/events'
import type { HoldPrize, HoldRule } from './rule.ts'

/** What players are told of a hold-and-spin. */
export function describeHold(
  rule: HoldRule,
  trigger: Extract<PaytableFeature, { type: 'hold' }>['trigger'],
): PaytableFeature {
  const jackpots = [
    ...rule.prizes.flatMap((prize) =>
      prize.kind === 'jackpot' ? [{ name: prize.jackpot, units: prize.units }] : [],
    ),
    { name: rule.full.jackpot, units: rule.full.units },
  ]
  return {
    type: 'hold',
    trigger,
    spins: rule.spins,
    prizes: rule.prizes.map(described).toSorted((left, right) => left.pay - right.pay),
    full: rule.full.jackpot,
    jackpots: jackpots.toSorted((left, right) => right.units - left.units),
  }
}

function described(prize: HoldPrize): Prize {
  const nothing = { jackpot: null, count: 0, pay: 0 }
  switch (prize.kind) {
    case 'pay':
      return { ...nothing, kind: 'pay', pay: prize.units }
    case 'jackpot':
      return { ...nothing, kind: 'jackpot', jackpot: prize.jackpot, pay: prize.units }
    case 'multiply':
      return { ...nothing, kind: 'multiply', count: prize.times }
    case 'collect':
      return { ...nothing, kind: 'collect' }
  }
}
