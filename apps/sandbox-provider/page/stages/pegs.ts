import type { PlayedGame } from '../../games.ts'
import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

/** A ball that falls through pegs. */
export function pegsStage(
  { rules: { paytable } }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'instant' || paytable.rules.game !== 'pegs')
    throw new RangeError('pegs are of instant games')
  const { boards } = paytable.rules
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    `<div class="choice" role="group" aria-label="${escaped(label)}"><span aria-hidden="true">${escaped(label)}</span>${options.map(([value, said]) => `<button type="button" class="action" aria-pressed="false" data-choice="${name}" data-value="${value}">${escaped(said)}</button>`).join('')}</div>`
  const rows = [...new Set(boards.map((board) => board.rows))]
  const spoken: Readonly<Record<string, string>> = { ...words }
  const risks = [...new Set(boards.map(({ risk }) => risk))]
  return {
    script: 'pegs.ts',
    markup: `<div class="felt pegs"><div class="fall"><svg id="pegs" aria-hidden="true"></svg><ol id="slots" class="slots" aria-label="${escaped(words.pays)}"></ol></div><div class="tools">${choice(
      'rows',
      words.rows,
      rows.map((count) => [String(count), String(count)]),
    )}${choice(
      'risk',
      words.risk,
      risks.map((risk) => [risk, spoken[risk] ?? risk]),
    )}</div><div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [words.pegsRule],
    data: { begins: 'drop', boards },
  }
}
