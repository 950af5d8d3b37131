import type { Fairness, RevealedStream } from '@fairhouse/contract/entities/fairness'
import { ask } from '../../asking/ask.ts'
import { drawSeed, isSeed } from '../../keeping/draw-seed.ts'
import { rotate } from '../../keeping/rotate.ts'
import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import type { Texts } from '../texts/texts.ts'
import { besideTheGame } from '../markup/beside-the-game.ts'
import { openDialog } from './dialog.ts'
import { showFailure } from './failure-dialog.ts'

/** The stream in use, changing it, and the way to the verifier. */
export function openFairnessDialog(context: GameContext): void {
  const { table, texts, asker, keeper } = context
  const body = element('div', { class: 'fairness' })
  const warnings = element('div', { class: 'fairness', role: 'alert' })
  openDialog(
    { title: texts.fairness.title, closeLabel: texts.controls.close },
    element('p', {}, texts.fairness.explain),
    warnings,
    body,
  )
  const warn = async (): Promise<void> => {
    const { news } = texts.fairness
    const found = await keeper.contradictions()
    if (found.length === 0) return
    const { view } = await import('./fairness-news.ts')
    fill(
      warnings,
      found.map((one) => view(one, news)),
      element('p', {}, news.whatToDo),
    )
  }
  const draw = (fairness: Fairness, revealed: RevealedStream | null): void => {
    table.state.change({ fairness })
    fill(
      body,
      streamList(fairness, texts),
      seedForm(context, fairness, (clientSeed) => void change(fairness, clientSeed)),
      revealed && revealedList(revealed, context),
      verifierLinks(context),
    )
    void warn()
  }
  const change = async (shown: Fairness, clientSeed: string): Promise<void> => {
    const answer = await rotate(shown, clientSeed, {
      ask: (named) => ask(asker, 'rotateSeed', named),
      keeper,
    })
    if (answer.ok) return draw(answer.reply.fairness, answer.reply.revealed)
    showFailure(context, answer.failure)
    await refresh()
  }
  const refresh = async (): Promise<void> => {
    const answer = await ask(asker, 'currentFairness', {})
    if (!answer.ok) return
    void keeper.showed(answer.reply.fairness)
    draw(answer.reply.fairness, answer.reply.revealed)
  }
  draw(table.state.now.fairness, null)
  void refresh()
}

const streamList = (
  { serverSeedHash, nextServerSeedHash, clientSeed, nonce }: Fairness,
  { fairness }: Texts,
): HTMLElement =>
  element(
    'dl',
    { class: 'hashes' },
    pair(fairness.serverHash, serverSeedHash),
    pair(fairness.nextHash, nextServerSeedHash),
    pair(fairness.clientSeed, clientSeed ?? ''),
    pair(fairness.nonce, String(nonce)),
  )

const pair = (name: string, value: string): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value)))

function seedForm(
  { table, texts }: GameContext,
  { clientSeed }: Fairness,
  change: (seed: string) => void,
): HTMLElement {
  const words = texts.fairness
  const open = table.state.now.phase !== 'idle'
  const field = element('input', {
    id: 'client-seed',
    type: 'text',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    value: drawSeed(),
    'aria-describedby': 'client-seed-hint',
  })
  const hint = element(
    'p',
    { class: 'hint', id: 'client-seed-hint' },
    open ? words.roundOpen : words.clientSeedHint,
  )
  const faultOf = (seed: string): string | null => {
    if (!isSeed(seed)) return words.clientSeedWrong
    // What comes next was drawn while this one was known.
    return seed === clientSeed ? words.clientSeedSame : null
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const wrong = faultOf(field.value.trim())
    field.setAttribute('aria-invalid', String(wrong !== null))
    if (wrong === null) return change(field.value.trim())
    fill(hint, wrong)
    field.focus()
  }
  return element(
    'form',
    { class: 'form', onsubmit: submit, novalidate: true },
    element(
      'div',
      { class: 'field' },
      element('label', { for: field.id }, words.nextClientSeed),
      field,
      hint,
    ),
    element('button', { type: 'submit', class: 'button', disabled: open }, words.rotate),
  )
}

function revealedList(
  revealed: RevealedStream,
  { texts: { fairness }, addresses }: GameContext,
): HTMLElement {
  const { stream, serverSeed, serverSeedHash, clientSeed, firstNonce, lastNonce } = revealed
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
    element(
      'a',
      { class: 'button', href: addresses.streamVerifier(stream), ...besideTheGame },
      fairness.verifyStream,
    ),
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
