import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { allowedModes, costOf, isWithinLimit, plainBet } from '../play/controller-state.ts'
import { modeFigures } from '../../rules/certified-cards.ts'
import { openDialog } from './dialog.ts'
import { figureVoice } from './rule-view.ts'

type Mode = Paytable['modes'][number]

/** Ways to bet beside the plain one: what each gives, costs and returns. Nothing is bought without a press here. */
export function openModesDialog(context: GameContext): void {
  const { table, texts } = context
  const { phase, autoplay } = table.state.now
  if (phase !== 'idle' || autoplay) return
  const dialog = openDialog(
    { title: texts.ruleWords.modes.title, closeLabel: texts.controls.close },
    element(
      'ul',
      { class: 'specials' },
      allowedModes(table.state.now).map((mode) => modeView(context, mode, () => dialog.close())),
    ),
  )
}

function modeView(context: GameContext, mode: Mode, close: () => void): HTMLElement {
  const { table, texts, money } = context
  const { modes } = texts.ruleWords
  const price = money(costOf(table.state.now, mode.name))
  const isOn = table.state.now.mode === mode.name
  const isBought = mode.kind === 'buy'
  const { maxStake } = table.state.now.game.rules
  const isAllowed = isOn || isWithinLimit(table.state.now, mode.name)
  const press = (): void => {
    close()
    if (isBought) table.buy(mode.name)
    else table.mode(isOn ? plainBet : mode.name)
  }
  const anteWord = isOn ? modes.off : modes.on
  return element(
    'li',
    { class: 'special special-plain' },
    element(
      'div',
      {},
      element('h3', {}, isBought ? modes.buy : modes.ante),
      element('p', {}, isBought ? modes.buySentence : modes.anteSentence),
      element('p', {}, isBought ? modes.costs(price) : modes.costsEach(price)),
      figuresOf(context, mode),
      isAllowed || maxStake === null
        ? null
        : element('p', { class: 'hint' }, texts.stakes.limit(money(maxStake))),
      element(
        'button',
        {
          type: 'button',
          class: 'button button-first',
          onclick: press,
          disabled: !isAllowed,
          'aria-pressed': isBought ? null : String(isOn),
        },
        isBought ? modes.buyFor(price) : anteWord,
      ),
    ),
  )
}

/** What the mode's own certificate says. */
function figuresOf(context: GameContext, { name }: Mode): readonly HTMLElement[] {
  const { modes } = context.table.state.now.game.certificate
  const proof = modes.find((one) => one.name === name)
  return modeFigures(proof, figureVoice(context)).map((sentence) =>
    element('p', { class: 'hint' }, sentence),
  )
}
