import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { GameContext } from '../game-context.ts'
import { loadHelp } from '../help.ts'
import { element, fill } from '../markup/element.ts'
import { renderMarkdown } from '../markup/markdown.ts'
import { partName } from '../texts/part-name.ts'
import { howToWin, ruleCards } from '../../rules/rule-cards.ts'
import type { Texts } from '../texts/texts.ts'
import { openDialog } from './dialog.ts'
import { ruleCardList, ruleVoice } from './rule-view.ts'

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

type Row = readonly [name: string, value: string, part?: boolean]

function numbersOf(certificate: Certificate, texts: Texts, language: string): HTMLElement {
  const { rules } = texts
  const { rtp, split, hitFrequency, profitFrequency, volatility, sigma, topPrize, featureOneIn } =
    certificate
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 })
  const oneIn = (probability: number): string =>
    probability > 0 ? rules.oneIn(number.format(1 / probability)) : '—'
  const rows: readonly Row[] = [
    [rules.rtp, percent.format(rtp.ratio)],
    ...split.map(
      ({ part, ratio }): Row => [
        `${rules.split} ${partName(part, texts)}`,
        percent.format(ratio),
        true,
      ],
    ),
    [rules.hit, oneIn(hitFrequency)],
    [rules.profit, oneIn(profitFrequency)],
    ...featureOneIn.map(
      ({ feature, oneIn: rounds }): Row => [
        rules.feature(partName(feature, texts)),
        rules.oneIn(number.format(rounds)),
      ],
    ),
    [rules.volatility, rules.volatilityOf(volatility)],
    [rules.sigma, rules.stakes(number.format(sigma))],
    [rules.top, rules.topOdds(number.format(topPrize.x), number.format(topPrize.oneIn))],
  ]
  return element(
    'dl',
    { class: 'numbers' },
    rows.map(([name, value, part]) =>
      element(
        'div',
        { class: part ? 'is-part' : null },
        element('dt', {}, name),
        element('dd', {}, value),
      ),
    ),
  )
}
