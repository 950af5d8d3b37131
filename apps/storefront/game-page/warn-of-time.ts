import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import { ask } from '../asking/ask.ts'
import { spanOf } from '../time-limits/span-of.ts'
import { watchTimeLimits } from '../time-limits/watch-time-limits.ts'
import type { GameContext } from './game-context.ts'

/** Says over the game that a limit of time will soon be reached. @param limits as they stand now. */
export function warnOfTime(
  { asker, facts, texts, notice }: Pick<GameContext, 'asker' | 'facts' | 'texts' | 'notice'>,
  limits: readonly OwnLimit[],
): void {
  watchTimeLimits(limits, {
    read: async () => {
      const answer = await ask(asker, 'readProtection', {})
      return answer.ok ? answer.reply.protection.limits : null
    },
    tell: (period, left) => notice(texts.timeLeft[period](spanOf(left, facts.language))),
    later: (act, minutes) => setTimeout(act, minutes * 60_000),
  })
}
