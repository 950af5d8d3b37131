import { sumOf } from '@fairhouse/contract/families/dice/spots'
import { cameOf } from '@fairhouse/stage/families/dice/scene'
import { keepResults, keptResults } from '../../chip-table/kept-results.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import type { GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { Round } from '../../play/controller-state.ts'
import type { OpenDiceGame } from './open-dice-game.ts'
import { diceOf } from './round-chips.ts'

/** Results that stand in the row, and that are kept. */
const shown = 12
const kept = 60

/** The last throws of this session, newest first; a press shows them with their dice, and says that they mean nothing. */
export function createResults(
  { table, texts: shared, facts }: Pick<GameContext, 'table' | 'texts' | 'facts'>,
  { texts }: OpenDiceGame,
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
      onclick: () =>
        openDialog(
          { title: words.title, closeLabel: shared.controls.close },
          element('p', {}, words.memory),
          element(
            'ul',
            { class: 'result-counts' },
            last.map((one) => listed(one, `${facesOf(one).join(' · ')} = ${totalOf(one)}`)),
          ),
        ),
    },
    row,
  )
  const draw = (): void => {
    const seen = last.slice(0, shown)
    fill(
      row,
      seen.map((one) => listed(one, String(totalOf(one)))),
    )
    view.setAttribute('aria-label', `${words.title}: ${seen.map(totalOf).join(', ')}`)
    view.hidden = seen.length === 0
  }
  const add = (round: Round): void => {
    const dice = diceOf(round)
    if (round.id === newest || dice === null) return
    newest = round.id
    last = [dice.join('-'), ...last].slice(0, kept)
    keepResults(facts.uri, last)
    draw()
  }
  draw()
  table.state.watch(({ phase, round }) => {
    if (phase === 'idle' && round?.finished) add(round)
  })
  return view
}

const facesOf = (result: string): readonly number[] => result.split('-').map(Number)
const totalOf = (result: string): number => sumOf(facesOf(result))

const listed = (result: string, says: string): HTMLElement =>
  element('li', { class: `result is-${cameOf(facesOf(result)).tone}` }, says)
