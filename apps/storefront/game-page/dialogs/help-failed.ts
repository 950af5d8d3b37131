import { element } from '../markup/element.ts'
import type { Texts } from '../texts/texts.ts'

/** GAME_HELP_LOADING_FAILED, in the place of the help; whatever stands beside it stays readable. */
export function helpFailed({ errors }: Pick<Texts, 'errors'>): HTMLElement {
  const reload = { type: 'button', class: 'button', onclick: () => location.reload() }
  return element(
    'div',
    { role: 'alert' },
    element('h3', {}, errors.gameHelpLoadingFailed.title),
    element('p', {}, errors.gameHelpLoadingFailed.text),
    element('button', reload, errors.buttons.reload),
  )
}
