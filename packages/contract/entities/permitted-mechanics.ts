import type { PlayRules } from './play-rules.ts'

/** What a game is built of without what the rules of a player's place forbid: nobody is to be drawn by what he may not do. */
export const permittedMechanics = (
  mechanics: readonly string[],
  { gamble, buy }: Pick<PlayRules, 'gamble' | 'buy'>,
): string[] =>
  mechanics.filter(
    (mechanic) => (mechanic !== 'gamble' || gamble) && (mechanic !== 'bonusBuy' || buy),
  )
