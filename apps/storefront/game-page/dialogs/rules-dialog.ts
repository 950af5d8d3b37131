import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { GameContext } from '../game-context.ts'
import { loadHelp } from '../help.ts'
import { element, fill } from '../markup/element.ts'
import { renderMarkdown } from '../markup/markdown.ts'
import { certifiedCards } from '../../rules/certified-cards.ts'
import { type CertifiedNumber, certifiedNumbers } from './certified-numbers.ts'
import { openDialog } from './dialog.ts'
import { helpFailed } from './help-failed.ts'
import { figureVoice, ruleCardList, ruleVoice } from './rule-view.ts'

/** The certified numbers, the rules as the paytable tells them, and what the title adds in its own words. */
export async function openRulesDialog(context: GameContext): Promise<void> {
  const { facts, texts, table, family } = context
  const dialog = { title: texts.rules.title, closeLabel: texts.controls.close }
  const teller = await family.rules().catch((fault: unknown) => {
    reportError(fault)
    return null
  })
  if (teller === null) {
    openDialog(dialog, helpFailed(texts))
    return
  }
  const { certificate, version, rules: allowed } = table.state.now.game
  const paytable = permittedPaytable(table.state.now.game.paytable, allowed)
  const voice = ruleVoice(context)
  const figures = figureVoice(context)
  const rules = element('div', { class: 'prose' }, texts.history.loading)
  openDialog(
    dialog,
    element('h3', {}, texts.rules.numbers),
    numbersOf(certifiedNumbers(certificate, { ...context, partName: teller.partName })),
    element(
      'p',
      { class: 'hint' },
      `${texts.rules.version(version)} · ${texts.rules.certificate} `,
      element('code', {}, certificate.hash.slice(0, 16)),
    ),
    element('h3', {}, texts.ruleWords.how.title),
    teller.how(paytable, voice).map((sentence) => element('p', {}, sentence)),
    ruleCardList(context, teller.cards(paytable, voice)),
    element('p', {}, texts.ruleWords.most(voice.amount(paytable.maxUnits))),
    ruleCardList(context, [
      ...(teller.certified?.(certificate, figures) ?? []),
      ...certifiedCards(certificate, allowed, figures),
    ]),
    rules,
  )
  loadHelp(facts.uri, facts.language, allowed).then(
    (help) => fill(rules, renderMarkdown(help)),
    () => fill(rules, helpFailed(texts)),
  )
}

function numbersOf(numbers: readonly CertifiedNumber[]): HTMLElement {
  return element(
    'dl',
    { class: 'numbers' },
    numbers.map(({ name, value, isPart }) =>
      element(
        'div',
        { class: isPart ? 'is-part' : null },
        element('dt', {}, name),
        element('dd', {}, value),
      ),
    ),
  )
}
