import { backOut } from '../../motion/ease.ts'
import type { EventOf } from './slot-events.ts'
import { cue } from '../../sound/cue.ts'
import type { Scene } from './scene.ts'

/** Seconds for one row. */
const each = 0.3

/** A reel ticks on row by row, each time with a clank, until what belongs in view is there. */
export async function nudgeReel(
  { reels, motion, sound, title, suspense }: Scene,
  { reel, steps, symbols }: EventOf<'reelNudged'>,
): Promise<void> {
  const nudge = reels.reel(reel)?.nudge(symbols, steps)
  if (!nudge) return
  suspense.light(reel, true)
  await motion.wait(0.3)
  for (let made = 0; made < Math.abs(steps); made++) {
    cue(sound, title.cues.lock, 0.85 + made * 0.08)
    await motion.tween(each, (progress) => nudge(made + progress), backOut)
    await motion.wait(0.08)
  }
  suspense.light(reel, false)
}
