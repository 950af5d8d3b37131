import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { GameContext } from '../game-context.ts'
import { loadHelp } from '../help.ts'
import { element, fill } from '../markup/element.ts'
import { renderMarkdown } from '../markup/markdown.ts'
import { certifiedCards } from '../../rules/certified-cards.ts'
import { howToWin, ruleCards } from '../../rules/rule-cards.ts'
import type { Texts } from '../texts/texts.ts'
import { certifiedNumbers } from './certified-numbers.ts'
import { openDialog } from './dialog.ts'
import { figureVoice, ruleCardList, ruleVoice } from './rule-view.ts'

/** The certified numbers, the rules as the paytable tells them, and what the title adds in its own words. */
export function openRulesDialog(context: GameContext): void {
  const { facts, texts, table } = context
  const { certificate, version, rules: allowed } = table.state.now.game
  const paytable = permittedPaytable(table.state.now.game.paytable, allowed)
  const voice = ruleVoice(context)
  const rules = element('div', { class: 'prose' }, texts.history.loading)
  openDialog(
    { title: texts.rules.title, closeLabel: texts.controls.close },
    element('h3', {}, texts.rules.numbers),
    numbersOf(certificate, texts, facts.language),
    element(
      'p',
      { class: 'hint' },
      `${texts.rules.version(version)} · ${texts.rules.certificate} `,
      element('code', {}, certificate.hash.slice(0, 16)),
    ),
    element('h3', {}, texts.mechanics.how.title),
    howToWin(paytable, voice).map((sentence) => element('p', {}, sentence)),
    ruleCardList(context, ruleCards(paytable, voice)),
    element('p', {}, texts.mechanics.most(voice.amount(paytable.maxUnits))),
    ruleCardList(context, certifiedCards(certificate, allowed, figureVoice(context))),
    rules,
  )
  loadHelp(facts.uri, facts.language, allowed).then(
    (help) => fill(rules, renderMarkdown(help)),
    () => fill(rules, helpFailed(texts)),
  )
}

/** GAME_HELP_LOADING_FAILED: the numbers above stay readable. */
function helpFailed({ errors }: Texts): HTMLElement {
  const reload = { type: 'button', class: 'button', onclick: () => location.reload() }
  return element(
    'div',
    { role: 'alert' },
    element('h3', {}, errors.gameHelpLoadingFailed.title),
    element('p', {}, errors.gameHelpLoadingFailed.text),
    element('button', reload, errors.buttons.reload),
  )
}

function numbersOf(certificate: Certificate, texts: Texts, language: string): HTMLElement {
  return element(
    'dl',
    { class: 'numbers' },
    certifiedNumbers(certificate, texts, language).map(({ name, value, isPart }) =>
      element(
        'div',
        { class: isPart ? 'is-part' : null },
        element('dt', {}, name),
        element('dd', {}, value),
      ),
    ),
  )
}
