import { paytableOf } from '../../../rules/family-rules.ts'
import { dealtBy } from '../../../rules/families/video-poker/index.ts'
import { loadPokerWords } from '../../../rules/families/video-poker/words/load-words.ts'
import { payList, ruleVoice } from '../../dialogs/rule-view.ts'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import type { OpenPoker } from './open-poker.ts'

/** Everything that pays, in amounts at the stake now chosen. */
export async function pokerPaytable(
  context: GameContext,
  { handName, shared }: OpenPoker,
): Promise<readonly Content[]> {
  const words = await loadPokerWords(context.facts.language)
  const { wilds, pays, hands } = paytableOf('videoPoker', context.table.state.now.game.paytable)
  const { amount } = ruleVoice(context)
  return [
    payList(pays.map(({ hand, units }) => [handName(hand), amount(units)])),
    element('h3', {}, shared.ruleWords.how.title),
    [
      ...dealtBy(wilds, words),
      ...(hands > 1 ? [words.how.hands(String(hands))] : []),
      words.how.highest,
      words.how.best,
    ].map((sentence) => element('p', {}, sentence)),
  ]
}
