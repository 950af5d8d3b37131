import { paytableOf } from '../../../rules/family-rules.ts'
import { howToPlay, tableOf } from '../../../rules/families/instant/index.ts'
import { loadInstantWords } from '../../../rules/families/instant/words/load-words.ts'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import type { OpenInstantGame } from './open-instant-game.ts'

/** How the game is played, and all that it pays, in multiples of the bet. */
export async function instantPaytable(
  { table }: GameContext,
  { language, times }: OpenInstantGame,
): Promise<readonly Content[]> {
  const paytable = paytableOf('instant', table.state.now.game.paytable)
  const words = await loadInstantWords(language)
  const pays = tableOf(paytable, words, times)
  // Steps and slots are known by their order; orders of digits are not.
  const named = (pay: string, column = ''): string =>
    paytable.rules.game === 'pick' ? `${column}: ${pay}` : pay
  return [
    howToPlay(paytable, words, times).map((sentence) => element('p', {}, sentence)),
    pays
      ? element(
          'ul',
          { class: 'instant-all-pays' },
          pays.rows.map((row) =>
            element(
              'li',
              {},
              element('h3', {}, `${pays.head ?? ''}: ${row.name ?? ''}`),
              element(
                'ol',
                {},
                row.pays.flatMap((pay, place) =>
                  pay === '' ? [] : [element('li', {}, named(pay, pays.columns[place]))],
                ),
              ),
            ),
          ),
        )
      : null,
  ]
}
