import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { GameKind, Rules } from '@fairhouse/jurisdictions'

/** Rules tell slots from everything else. @param family of a game; null: nobody knows, so it is held to both. */
export const kindsOf = (family: string | null): readonly GameKind[] => {
  if (family === null) return ['slot', 'other']
  return [family === 'slot' ? 'slot' : 'other']
}

/** What rules allow at a game of these kinds. @param isOver24 false as well where nobody knows. */
export function playRulesOf(
  { games }: Rules,
  { kinds, isOver24 }: { readonly kinds: readonly GameKind[]; readonly isOver24: boolean },
): PlayRules {
  const { autoplay, turbo, buy, gamble, jackpots, coach, oneSlot } = games
  const caps = kinds.flatMap((kind) => {
    const { to24, from25 } = games.maxStake[kind]
    return (isOver24 ? from25 : to24) ?? []
  })
  return {
    cycleMs: Math.max(...kinds.map((kind) => games.cycleMs[kind])),
    autoplay,
    turbo,
    buy,
    gamble,
    jackpots,
    coach,
    oneSlot,
    maxStake: caps.length === 0 ? null : Math.min(...caps),
  }
}
