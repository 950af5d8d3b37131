import type { Prize } from '@fairhouse/contract/families/slot/events'
import fc from 'fast-check'
import type { Script } from './generated-script.ts'

const kinds = ['pick', 'hold', 'wheel', 'trail'] as const

/** A feature by what it gives, step by step. */
export const featureShapes = fc.record({
  kind: fc.constantFrom(...kinds),
  prizes: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
})
export type FeatureShape = typeof featureShapes extends fc.Arbitrary<infer Value> ? Value : never

const opening = { symbol: 'coffin', cells: [] } as const
const payOf = (pay: number): Prize => ({ kind: 'pay', jackpot: null, count: 0, pay })
const sum = (pays: readonly number[]): number => pays.reduce((all, pay) => all + pay, 0)

/** Writes a feature from its opening to its end. */
export const featureScripts: Readonly<
  Record<FeatureShape['kind'], (script: Script, pays: readonly number[]) => void>
> = {
  pick: (script, pays) => {
    script.tell({ type: 'pickStarted', ...opening, choices: 12 })
    for (const [choice, pay] of pays.entries())
      script.pay({ type: 'picked', choice, ends: false, pay, total: 0 })
    script.pay({ type: 'picked', choice: 11, ends: true, pay: 0, total: 0 })
    script.tell({ type: 'pickEnded', unopened: [], pay: sum(pays), total: script.total })
  },
  hold: (script, pays) => {
    const cells = pays.map((pay, place) => ({
      cell: [place, 0] as const,
      prize: payOf(pay),
    }))
    script.tell({ type: 'holdStarted', symbol: 'coin', held: cells.slice(0, 1), left: 3, rows: 3 })
    script.tell({ type: 'holdSpun', landed: cells.slice(1), left: 3, rows: 4 })
    script.tell({ type: 'holdSpun', landed: [], left: 2, rows: 4 })
    script.tell({ type: 'jackpotWon', jackpot: 'mini', pay: 0, total: script.total })
    script.pay({ type: 'holdEnded', full: false, pay: sum(pays), total: 0 })
  },
  wheel: (script, pays) => {
    const ring = pays.map(payOf)
    script.tell({ type: 'wheelStarted', ...opening, rings: [ring, ring] })
    for (const [slice, pay] of pays.entries())
      script.pay({ type: 'wheelSpun', ring: 0, slice, prize: payOf(pay), pay, total: 0 })
    script.tell({ type: 'wheelEnded', pay: sum(pays), total: script.total })
  },
  trail: (script, pays) => {
    const places = pays.map(payOf)
    script.tell({ type: 'trailStarted', ...opening, places, rolls: pays.length })
    for (const [place, pay] of pays.entries()) {
      const rollsLeft = pays.length - place - 1
      script.pay({
        type: 'trailMoved',
        roll: 1,
        place,
        prize: payOf(pay),
        rollsLeft,
        pay,
        total: 0,
      })
    }
    script.tell({ type: 'trailEnded', pay: sum(pays), total: script.total })
  },
}
