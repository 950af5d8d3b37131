import type { Fairness, RevealedStream } from '@fairhouse/contract/entities/fairness'
import { ask } from '../../asking/ask.ts'
import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import type { Texts } from '../texts/texts.ts'
import { besideTheGame } from '../markup/beside-the-game.ts'
import { openDialog } from './dialog.ts'
import { showFailure } from './failure-dialog.ts'

const seedPattern = /^[A-Za-z0-9 _.-]{1,64}$/

/** The stream in use, changing it, and the way to the verifier. */
export function openFairnessDialog(context: GameContext): void {
  const { table, texts, asker } = context
  const body = element('div', { class: 'fairness' })
  openDialog(
    { title: texts.fairness.title, closeLabel: texts.controls.close },
    element('p', {}, texts.fairness.explain),
    body,
  )
  const draw = (fairness: Fairness, revealed: RevealedStream | null): void => {
    table.state.change({ fairness })
    fill(
      body,
      streamList(fairness, texts),
      seedForm(context, fairness, (clientSeed) => void rotate(clientSeed)),
      revealed && revealedList(revealed, texts),
      verifierLinks(context),
    )
  }
  const rotate = async (seed: string): Promise<void> => {
    const answer = await ask(asker, 'rotateSeed', { clientSeed: seed })
    if (!answer.ok) return showFailure(context, answer.failure)
    draw(answer.reply.fairness, answer.reply.revealed)
  }
  draw(table.state.now.fairness, null)
  const refresh = async (): Promise<void> => {
    const answer = await ask(asker, 'currentFairness', {})
    if (answer.ok) draw(answer.reply.fairness, answer.reply.revealed)
  }
  void refresh()
}

const streamList = (
  { serverSeedHash, nextServerSeedHash, nonce }: Fairness,
  { fairness }: Texts,
): HTMLElement =>
  element(
    'dl',
    { class: 'hashes' },
    pair(fairness.serverHash, serverSeedHash),
    pair(fairness.nextHash, nextServerSeedHash),
    pair(fairness.nonce, String(nonce)),
  )

const pair = (name: string, value: string): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value)))

function seedForm(
  { table, texts }: GameContext,
  { clientSeed }: Fairness,
  rotate: (seed: string) => void,
): HTMLElement {
  const words = texts.fairness
  const open = table.state.now.phase !== 'idle'
  const field = element('input', {
    id: 'client-seed',
    type: 'text',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    value: clientSeed,
    'aria-describedby': 'client-seed-hint',
  })
  const hint = element(
    'p',
    { class: 'hint', id: 'client-seed-hint' },
    open ? words.roundOpen : words.clientSeedHint,
  )
  const submit = (event: Event): void => {
    event.preventDefault()
    const right = seedPattern.test(field.value)
    field.setAttribute('aria-invalid', String(!right))
    if (right) return rotate(field.value)
    fill(hint, words.clientSeedWrong)
    field.focus()
  }
  return element(
    'form',
    { class: 'form', onsubmit: submit, novalidate: true },
    element(
      'div',
      { class: 'field' },
      element('label', { for: field.id }, words.clientSeed),
      field,
      hint,
    ),
    element('button', { type: 'submit', class: 'button', disabled: open }, words.rotate),
  )
}

function revealedList(revealed: RevealedStream, { fairness }: Texts): HTMLElement {
  const { serverSeed, serverSeedHash, clientSeed, firstNonce, lastNonce } = revealed
  return element(
    'section',
    {},
    element('h3', {}, fairness.revealed),
    element(
      'dl',
      { class: 'hashes' },
      pair(fairness.serverSeed, serverSeed),
      pair(fairness.serverHash, serverSeedHash),
      pair(fairness.clientSeed, clientSeed),
    ),
    element('p', { class: 'hint' }, fairness.rounds(firstNonce, lastNonce)),
  )
}

function verifierLinks({ table, texts, addresses }: GameContext): HTMLElement {
  const { round } = table.state.now
  return element(
    'p',
    { class: 'buttons' },
    round?.finished
      ? element(
          'a',
          { class: 'button button-first', href: addresses.verifier(round.id), ...besideTheGame },
          texts.fairness.verifyLast,
        )
      : null,
    element(
      'a',
      { class: 'button', href: addresses.verifier(), ...besideTheGame },
      texts.fairness.verifier,
    ),
  )
}
