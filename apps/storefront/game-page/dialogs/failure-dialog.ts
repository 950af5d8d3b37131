import {
  type ClientErrorName,
  clientErrors,
  type ErrorButton,
  lookUp,
} from '@fairhouse/contract/refusals'
import type { Failure } from '../../asking/failure.ts'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { openDialog } from './dialog.ts'
import { type GameElsewhere, gameElsewhere } from './game-elsewhere.ts'

/** As much of the context as an error needs; it may come before there is a game. */
type ErrorContext = Pick<GameContext, 'texts' | 'addresses'>

/** What a failure needs besides: one of a kind that ends the session takes the player off the page. */
export type FailureContext = ErrorContext & Pick<GameContext, 'player'>

/** Tells a failure in words, with the ways on that the catalogue gives it. */
export function showFailure(context: FailureContext, failure: Failure): void {
  const { errors, connection } = context.texts
  switch (failure.type) {
    case 'unreachable':
      return showError(context, { text: connection.giveUp, buttons: ['reload', 'close'] })
    case 'unreadable':
      return showError(context, { text: errors.unreadable, buttons: ['reload'] })
    case 'refused': {
      const waiting = gameElsewhere(failure, context.addresses.own)
      if (waiting) return showGameElsewhere(context, waiting, failure)
      const text = failure.sentence ?? errors.refusals[failure.code] ?? errors.unknown
      const { group, entry } = lookUp(failure.code)
      if (entry.logsOut) context.player.forget()
      const buttons: readonly ErrorButton[] = group === 'refusals' ? entry.buttons : ['close']
      return showError(context, { title: failure.title, text, buttons })
    }
  }
}

/** A round or free spins wait at another game: its name, and the way there. */
function showGameElsewhere(
  { texts, addresses }: ErrorContext,
  { waits, uri, name }: GameElsewhere,
  { title }: Extract<Failure, { type: 'refused' }>,
): void {
  const { errors, controls } = texts
  const heading = waits === 'round' ? errors.title : (title ?? errors.title)
  const text = waits === 'round' ? errors.roundOpenAt(name) : errors.freeSpinsAt(name)
  openDialog(
    { title: heading, closeLabel: controls.close, kind: 'notice' },
    element('p', { role: 'alert' }, text),
    element(
      'div',
      { class: 'buttons' },
      element(
        'a',
        { class: 'button button-first', href: addresses.game(uri) },
        errors.goToGame(name),
      ),
      waits === 'round'
        ? null
        : element('a', { class: 'button', href: addresses.lobby }, errors.buttons.goToGames),
    ),
  )
}

/** The player signed out in another tab: nothing can be played here any more. */
export const showSignedOut = (context: ErrorContext): void =>
  showError(context, { text: context.texts.errors.signedOut, buttons: ['goToLogin', 'goToGames'] })

type GameErrorName = Extract<ClientErrorName, 'webgl' | 'gameAssetsLoadingFailed'>

/** Tells that there is no game to go on with: to close it is to leave. */
export function showGameError(context: ErrorContext, name: GameErrorName): void {
  const { buttons } = clientErrors[name]
  const leave = (): void => location.assign(context.addresses.lobby)
  showError(context, { ...context.texts.errors[name], buttons, close: leave })
}

interface Shown {
  readonly title?: string | undefined
  readonly text: string
  readonly buttons: readonly ErrorButton[]
  /** In place of going back to the game. */
  readonly close?: () => void
}

/** A sentence and its ways on. One without a button stays. */
function showError({ texts, addresses }: ErrorContext, { title, text, buttons, close }: Shown) {
  const shut = close ?? (() => dialog.close())
  // A provider's page has games of its own, never this one.
  const ways: Readonly<Record<Exclude<ErrorButton, 'goToProvider'>, () => void>> = {
    reload: () => location.reload(),
    goToGames: () => location.assign(addresses.lobby),
    goToLogin: () => location.assign(addresses.login),
    goToRegistration: () => location.assign(addresses.registration),
    goToDeposit: () => location.assign(addresses.deposit),
    goToBonus: () => location.assign(addresses.bonus),
    goToProfile: () => location.assign(addresses.profile),
    goToLimits: () => location.assign(addresses.limits),
    close: shut,
    back: shut,
  }
  const offered = buttons.flatMap((button) =>
    button === 'goToProvider' ? [] : [{ button, go: ways[button] }],
  )
  const closable = !close && (buttons.includes('close') || buttons.includes('back'))
  const dialog = openDialog(
    {
      title: title ?? texts.errors.title,
      closeLabel: texts.controls.close,
      kind: 'notice',
      mustAnswer: !closable,
    },
    element('p', { role: 'alert' }, text),
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
