import { Suspense } from 'react'
import { later } from '../../shell/waking/later.ts'
import type { Packed } from '../../shell/waking/packed.ts'
import type { ShownJackpots } from './shown-jackpots.ts'
// With the page, not with the script: what the server has written is in its place from the beginning.
import './must-hit-bar.css'
import './jackpot-strip.css'

const JackpotStrip = later(async () => (await import('./jackpot-strip.tsx')).JackpotStrip)

/** Jackpots that grow, whose script is fetched once somebody comes near. */
export function LateJackpots({ jackpots }: { jackpots: Packed<ShownJackpots | null> }) {
  return (
    <Suspense fallback={null}>
      <JackpotStrip jackpots={jackpots} />
    </Suspense>
  )
}
