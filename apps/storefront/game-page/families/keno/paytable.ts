import { paytableOf } from '../../../rules/family-rules.ts'
import { kenoWords } from '../../../rules/families/keno/index.ts'
import { howToWin } from '../../../rules/families/keno/how.ts'
import { ruleVoice } from '../../dialogs/rule-view.ts'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import type { OpenKenoGame } from './open-keno-game.ts'

/** What every number of spots pays, in amounts at the bet now chosen. */
export async function kenoPaytable(
  context: GameContext,
  { texts, language }: OpenKenoGame,
): Promise<readonly Content[]> {
  const { game } = context.table.state.now
  const paytable = paytableOf('keno', game.paytable)
  const voice = { ...ruleVoice(context), words: await kenoWords(language) }
  return [
    howToWin(paytable, voice).map((sentence) => element('p', {}, sentence)),
    (paytable.risks ?? [{ risk: null, tickets: paytable.tickets }]).flatMap(({ risk, tickets }) => [
      risk ? element('h3', {}, `${texts.risks.title}: ${texts.risks[risk]}`) : null,
      element(
        'ul',
        { class: 'keno-all-pays' },
        tickets.toReversed().map(({ spots, pays }) =>
          element(
            'li',
            {},
            element('h3', {}, texts.pays.title(spots)),
            element(
              'dl',
              { class: 'pay-list' },
              pays
                .map((units, hits) => ({ units, hits }))
                .filter(({ units }) => units > 0)
                .toReversed()
                .map(({ units, hits }) =>
                  element(
                    'div',
                    {},
                    element('dt', {}, texts.pays.hits(hits)),
                    element('dd', {}, voice.amount(units)),
                  ),
                ),
            ),
          ),
        ),
      ),
    ]),
  ]
}
