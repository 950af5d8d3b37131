import type { PlayRules } from '@fairhouse/contract/entities/play-rules'

/**
 * A title's help as the rules of a player's place allow it. What stands between `<!--gamble-->` and `<!--/gamble-->`, or between such marks
 * named `buy`, is told only where that is allowed; the marks themselves are never told.
 */
export const permittedHelp = (text: string, rules: Pick<PlayRules, 'gamble' | 'buy'>): string =>
  text.replaceAll(
    /<!--(gamble|buy)-->\n?([^]*?)<!--[/]\1-->/g,
    (_, word: 'gamble' | 'buy', told: string) => (rules[word] ? told : ''),
  )
