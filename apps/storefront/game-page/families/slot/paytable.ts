import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import { paytableOf } from '../../../rules/family-rules.ts'
import { countWords } from '../../../rules/families/slot/count-words.ts'
import { lineCells } from '../../../rules/families/slot/line-cells.ts'
import { howToWin, ruleCards } from '../../../rules/families/slot/rule-cards.ts'
import type { SlotVoice } from '../../../rules/families/slot/slot-voice.ts'
import { payList, ruleCardList, ruleVoice } from '../../dialogs/rule-view.ts'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import { lineDrawing } from './line-drawing.ts'
import type { OpenSlotGame } from './open-slot-game.ts'

/** Everything that pays in a slot, in amounts at the stake now chosen. */
export function slotPaytable(context: GameContext, slot: OpenSlotGame): readonly Content[] {
  const { texts } = slot
  const { game } = context.table.state.now
  const paytable = paytableOf('slot', permittedPaytable(game.paytable, game.rules))
  const voice: SlotVoice = { ...ruleVoice(context), words: texts.mechanics }
  return [
    ruleCardList(context, ruleCards(paytable, voice)),
    element('h3', {}, texts.paytable.symbols),
    element(
      'ul',
      { class: 'pays' },
      paytable.pays.map((entry) => symbolEntry(entry, paytable.rule, voice, slot)),
    ),
    element('h3', {}, texts.mechanics.how.title),
    howToWin(paytable, voice).map((sentence) => element('p', {}, sentence)),
    lineList(paytable, slot),
    element('p', { class: 'hint' }, texts.mechanics.most(voice.amount(paytable.maxUnits))),
  ]
}

function symbolEntry(
  { symbols, pays }: SlotPaytable['pays'][number],
  rule: SlotPaytable['rule'],
  { symbolName, amount }: SlotVoice,
  { stage }: OpenSlotGame,
): HTMLElement {
  const counted = countWords(
    pays.map(({ count }) => count),
    rule,
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

function lineList(paytable: SlotPaytable, { texts }: OpenSlotGame): HTMLElement | null {
  const lines = lineCells(paytable)
  if (lines.length === 0) return null
  return element(
    'ol',
    { class: 'lines' },
    lines.map((line, place) =>
      element(
        'li',
        {},
        lineDrawing(line, paytable.grid.rows, texts.paytable.line(place + 1)),
        String(place + 1),
      ),
    ),
  )
}
