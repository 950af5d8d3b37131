import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { countWords } from '../../rules/count-words.ts'
import type { RuleVoice } from '../../rules/rule-card.ts'
import { howToWin, ruleCards } from '../../rules/rule-cards.ts'
import { openDialog } from './dialog.ts'
import { lineDrawing } from './line-drawing.ts'
import { payList, ruleCardList, ruleVoice } from './rule-view.ts'

/** Everything that pays, in amounts at the stake now chosen. */
export function openPaytableDialog(context: GameContext): void {
  const { texts, table, money } = context
  const { game, stake } = table.state.now
  const paytable = permittedPaytable(game.paytable, game.rules)
  const voice = ruleVoice(context)
  openDialog(
    { title: texts.paytable.title, closeLabel: texts.controls.close },
    element('p', { class: 'hint' }, texts.paytable.atStake(money(stake))),
    ruleCardList(context, ruleCards(paytable, voice)),
    element('h3', {}, texts.paytable.symbols),
    element(
      'ul',
      { class: 'pays' },
      paytable.pays.map((entry) => symbolEntry(context, entry, voice)),
    ),
    element('h3', {}, texts.mechanics.how.title),
    howToWin(paytable, voice).map((sentence) => element('p', {}, sentence)),
    lineList(context),
    element('p', { class: 'hint' }, texts.mechanics.most(voice.amount(paytable.maxUnits))),
  )
}

function symbolEntry(
  { stage, table }: GameContext,
  { symbols, pays }: SlotPaytable['pays'][number],
  { symbolName, amount }: RuleVoice,
): HTMLElement {
  const counted = countWords(
    pays.map(({ count }) => count),
    table.state.now.game.paytable.rule,
  )
  return element(
    'li',
    { class: symbols.length > 1 ? 'pay pay-mixed' : 'pay' },
    element(
      'div',
      { class: 'pay-symbols' },
      symbols.map((symbol) => stage().picture(symbol, 72)),
    ),
    element(
      'div',
      {},
      element('h4', {}, symbols.map((symbol) => symbolName(symbol, 1)).join(' · ')),
      payList(pays.map(({ units }, place) => [counted[place] ?? '', amount(units)])),
    ),
  )
}

function lineList({ table, texts }: GameContext): HTMLElement | null {
  const { rule, grid } = table.state.now.game.paytable
  if (rule.by !== 'lines') return null
  return element(
    'ol',
    { class: 'lines' },
    rule.lines.map((line, place) =>
      element(
        'li',
        {},
        lineDrawing(line, grid.rows, texts.paytable.line(place + 1)),
        String(place + 1),
      ),
    ),
  )
}
