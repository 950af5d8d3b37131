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
  const streams = element('div', {})
  const after = element('div', { class: 'fairness' })
  const warnings = element('div', { class: 'fairness', role: 'alert' })
  let shown = table.state.now.fairness
  // One form for as long as the dialog is open: what a player writes stays when the house has answered.
  const form = seedForm(context, {
    inUse: () => shown.clientSeed,
    change: (clientSeed) => void change(clientSeed),
  })
  openDialog(
    { title: texts.fairness.title, closeLabel: texts.controls.close },
    element('p', {}, texts.fairness.explain),
    warnings,
    element('div', { class: 'fairness' }, streams, form.element, after),
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
    shown = fairness
    fill(streams, streamList(fairness, texts))
    fill(after, revealed && revealedList(revealed, context), verifierLinks(context))
    void warn()
  }
  const change = async (clientSeed: string): Promise<void> => {
    const answer = await rotate(shown, clientSeed, {
      ask: (named) => ask(asker, 'rotateSeed', named),
      keeper,
    })
    if (answer.ok) {
      form.drawAnew()
      return draw(answer.reply.fairness, answer.reply.revealed)
    }
    showFailure(context, answer.failure)
    await refresh()
  }
  const refresh = async (): Promise<void> => {
    const answer = await ask(asker, 'currentFairness', {})
    if (!answer.ok) return
    void keeper.showed(answer.reply.fairness)
    draw(answer.reply.fairness, answer.reply.revealed)
  }
  draw(shown, null)
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

interface SeedForm {
  readonly element: HTMLElement
  /** Offers a fresh seed. */
  drawAnew(): void
}

function seedForm(
  { table, texts }: GameContext,
  {
    inUse,
    change,
  }: { readonly inUse: () => string | null; readonly change: (seed: string) => void },
): SeedForm {
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
    return seed === inUse() ? words.clientSeedSame : null
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const wrong = faultOf(field.value.trim())
    field.setAttribute('aria-invalid', String(wrong !== null))
    if (wrong === null) return change(field.value.trim())
    fill(hint, wrong)
    field.focus()
  }
  return {
    element: element(
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
    ),
    drawAnew() {
      field.value = drawSeed()
      field.setAttribute('aria-invalid', 'false')
      fill(hint, words.clientSeedHint)
    },
  }
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
