import type { Family } from '#platform/metrics/exposition'
import { millionth } from '@fairhouse/game-math/jackpots/meter-moves'
import type { MeterHolding } from './store/meter-holdings.ts'

/** Meters, for Prometheus; amounts in minor units. @param meters null when they cannot be asked. */
export function meterFamilies(meters: readonly MeterHolding[] | null): Family[] {
  const samples = (of: (meter: MeterHolding) => number): Family['samples'] =>
    (meters ?? []).map((meter) => ({
      labels: { meter: meter.name, currency: meter.currency },
      value: of(meter),
    }))
  return [
    {
      name: 'fairhouse_jackpot_meter_minor_units',
      help: 'What a meter of a progressive jackpot shows.',
      type: 'gauge',
      samples: samples(({ pool }) => Number(pool / millionth)),
    },
    {
      name: 'fairhouse_jackpot_reserve_minor_units',
      help: 'What is laid by for the next seed of a meter.',
      type: 'gauge',
      samples: samples(({ reserve }) => Number(reserve / millionth)),
    },
    {
      name: 'fairhouse_jackpot_wins_total',
      help: 'How often a meter was won.',
      type: 'counter',
      samples: samples(({ run }) => run - 1),
    },
  ]
}
