import { type ErrorButton, refusalOfCode, refusals } from '@fairhouse/contract/refusals'
import type { Failure } from '../../asking/failure.ts'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { openDialog } from './dialog.ts'

/** As much of the context as an error needs; it may come before there is a game. */
export type FailureContext = Pick<GameContext, 'texts' | 'addresses'>

/** Tells a failure in words, with the ways on that the catalogue gives it. */
export function showFailure(context: FailureContext, failure: Failure): void {
  const { texts } = context
  switch (failure.type) {
    case 'unreachable':
      return showError(context, texts.connection.giveUp, ['reload', 'close'])
    case 'unreadable':
      return showError(context, texts.errors.unreadable, ['reload'])
    case 'refused': {
      const name = refusalOfCode(failure.code)
      const sentence =
        failure.sentence ?? texts.errors.refusals[failure.code] ?? texts.errors.unknown
      return showError(context, sentence, name ? refusals[name].buttons : ['close'])
    }
  }
}

/** A sentence and its ways on. One without a button stays. */
export function showError(
  { texts, addresses }: FailureContext,
  sentence: string,
  buttons: readonly ErrorButton[],
): void {
  // A way on without an entry leads to a page that the house does not have yet.
  const ways: Readonly<Partial<Record<ErrorButton, () => void>>> = {
    reload: () => location.reload(),
    goToGames: () => location.assign(addresses.lobby),
    goToLogin: () => location.assign(addresses.login),
    close: () => dialog.close(),
    back: () => dialog.close(),
  }
  const offered = buttons.flatMap((button) => {
    const go = ways[button]
    return go ? [{ button, go }] : []
  })
  const closable = buttons.includes('close') || buttons.includes('back')
  const dialog = openDialog(
    {
      title: texts.errors.title,
      closeLabel: texts.controls.close,
      kind: 'notice',
      mustAnswer: !closable,
    },
    element('p', { role: 'alert' }, sentence),
    element(
      'div',
      { class: 'buttons' },
      offered.map(({ button, go }, place) =>
        element(
          'button',
          {
            type: 'button',
            class: place === 0 ? 'button button-first' : 'button',
            onclick: go,
          },
          texts.errors.buttons[button],
        ),
      ),
    ),
  )
}
