import { paytableOf } from '../../../rules/family-rules.ts'
import { cardsRuleWords } from '../../../rules/families/cards/index.ts'
import { howToWin } from '../../../rules/families/cards/how.ts'
import { ruleVoice } from '../../dialogs/rule-view.ts'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** What the table pays, in sentences with its odds. */
export async function cardsPaytable(
  context: GameContext,
  { language }: OpenCardsGame,
): Promise<readonly Content[]> {
  const { game } = context.table.state.now
  const voice = { ...ruleVoice(context), words: await cardsRuleWords(language) }
  return howToWin(paytableOf('cards', game.paytable), voice).map((sentence) =>
    element('p', {}, sentence),
  )
}
