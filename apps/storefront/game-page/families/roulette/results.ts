import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import { openDialog } from '../../dialogs/dialog.ts'
import type { GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { Round } from '../../play/controller-state.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import { keepResults, keptResults } from '../../chip-table/kept-results.ts'
import { pocketsOf } from './round-chips.ts'

/** Results that stand in the row, and that are counted. */
const shown = 12
const counted = 100

/** The last numbers of this session, newest first; a press tells how often each came, and that it means nothing. */
export function createResults(
  { table, texts: shared, facts }: Pick<GameContext, 'table' | 'texts' | 'facts'>,
  { texts }: OpenRouletteGame,
): HTMLElement {
  const { results: words } = texts
  let last = keptResults(facts.uri)
  let newest: string | null = null
  const row = element('ol', { class: 'results-row' })
  const view = element(
    'button',
    {
      type: 'button',
      class: 'results',
      onclick: () => openCounts(last, { words, close: shared.controls.close }),
    },
    row,
  )
  const draw = (): void => {
    const seen = last.slice(0, shown)
    fill(
      row,
      seen.map((one) => element('li', { class: `result is-${colourOf(one)}` }, one)),
    )
    view.setAttribute('aria-label', `${words.title}: ${seen.join(', ')}`)
    view.hidden = seen.length === 0
  }
  const add = (round: Round): void => {
    const pockets = pocketsOf(round)
    if (round.id === newest || pockets.length === 0) return
    newest = round.id
    last = [...pockets, ...last].slice(0, counted)
    keepResults(facts.uri, last)
    draw()
  }
  draw()
  table.state.watch(({ phase, round }) => {
    if (phase === 'idle' && round?.finished) add(round)
  })
  return view
}

/** How often each number came, most often first: facts, and what they do not say. */
function openCounts(
  last: readonly string[],
  {
    words,
    close,
  }: { readonly words: OpenRouletteGame['texts']['results']; readonly close: string },
): void {
  const counts = new Map<string, number>()
  for (const pocket of last) counts.set(pocket, (counts.get(pocket) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  openDialog(
    { title: words.title, closeLabel: close },
    element('p', {}, words.memory),
    element('h3', {}, words.counts(last.length)),
    element(
      'ul',
      { class: 'result-counts' },
      sorted.map(([pocket, times]) =>
        element('li', { class: `result is-${colourOf(pocket)}` }, words.times(pocket, times)),
      ),
    ),
  )
}
