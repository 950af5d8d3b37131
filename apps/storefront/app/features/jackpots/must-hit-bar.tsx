import type { ShownMeter } from './shown-jackpots.ts'
import './must-hit-bar.css'

type Bounds = Pick<ShownMeter, 'seed' | 'ceiling' | 'amount'>

/** How far a meter has come between what it began with and what it is won before. The sentence beside it says the same. */
export function MustHitBar({ seed, ceiling, amount }: Bounds) {
  return (
    <progress
      className="must-hit"
      aria-hidden="true"
      max={ceiling - seed}
      value={Math.max(0, amount - seed)}
    />
  )
}
