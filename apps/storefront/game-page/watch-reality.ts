import { ask } from '../asking/ask.ts'
import { openReality } from './dialogs/open-later.ts'
import type { GameContext } from './game-context.ts'
import { isDue, realityFacts, realityFrom, told } from './play/reality.ts'
import { warnLater } from './warn-later.ts'

const lookEveryMs = 1_000

/**
 * Tells the player how long it has been and what it came to, as often as he wished (`/limits`), and when a limit of time will soon be reached. Automatic play stops for it, a round that is
 * shown is shown to its end first. Whoever cannot be asked what he wished is not told: the house refuses what his limits refuse all the same.
 */
export async function watchReality(context: GameContext): Promise<void> {
  const answer = await ask(context.asker, 'readProtection', {})
  if (!answer.ok) return
  void warnLater(context, answer.reply.protection.limits)
  let reality = realityFrom(answer.reply.protection.realityMinutes, performance.now())
  if (reality === null) return
  const { table } = context
  let isOpen = false
  setInterval(() => {
    if (reality === null || isOpen || !isDue(reality, performance.now())) return
    if (table.state.now.autoplay) table.stopAutoplay()
    if (table.state.now.phase !== 'idle') return
    isOpen = true
    const closed = (): void => {
      isOpen = false
      if (reality !== null) reality = told(reality, performance.now())
    }
    const facts = realityFacts(reality, table.state.now.tally, performance.now())
    void openReality(context, facts, closed)
  }, lookEveryMs)
}
