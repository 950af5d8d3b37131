import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { deckLookOf } from '../settings/deck-look.ts'
import type { Settings } from '../settings/settings.ts'
import { openDialog } from './dialog.ts'
import { loudness } from './loudness.ts'

/** Sound, music, turbo. Every change counts at once. */
export function openSettingsDialog(context: GameContext, changed: () => void): void {
  const { texts, settings, table, family } = context
  const change = (part: Partial<Settings>): void => {
    settings.change(part)
    changed()
  }
  const turbo = element('input', {
    type: 'checkbox',
    id: 'set-turbo',
    checked: settings.now.turbo,
    onchange: () => change({ turbo: turbo.checked }),
  })
  openDialog(
    { title: texts.settings.title, closeLabel: texts.controls.close },
    element(
      'div',
      { class: 'form' },
      loudness('set-effects', texts.settings.effects, settings.now.effects, (effects) =>
        change({ effects }),
      ),
      loudness('set-music', texts.settings.music, settings.now.music, (music) => change({ music })),
      table.state.now.game.rules.turbo
        ? element(
            'div',
            { class: 'tick' },
            turbo,
            element('label', { for: turbo.id }, texts.settings.turbo),
          )
        : null,
      cardTicks(context),
    ),
    element('h3', {}, texts.menu.keys),
    element(
      'dl',
      { class: 'keys' },
      [...family.words.keys, ...texts.menu.keyList].map(([key = '', does = '']) => [
        element('dt', {}, key),
        element('dd', {}, does),
      ]),
    ),
  )
}

/** How cards are printed, in every game that has them. */
function cardTicks({ family, settings, texts }: GameContext): readonly HTMLElement[] {
  const { printCards } = family
  if (!printCards) return []
  return (['fourColours', 'largeIndex'] as const).map((name) => {
    const box = element('input', {
      type: 'checkbox',
      id: `set-${name}`,
      checked: settings.now[name] === true,
      onchange: () => {
        settings.change({ [name]: box.checked })
        printCards(deckLookOf(settings.now))
      },
    })
    return element(
      'div',
      { class: 'tick' },
      box,
      element('label', { for: box.id }, texts.settings[name]),
    )
  })
}
