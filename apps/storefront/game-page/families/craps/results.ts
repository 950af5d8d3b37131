import { cameOf } from '@fairhouse/stage/families/craps/scene'
import { keepResults, keptResults } from '../../chip-table/kept-results.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import type { GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { Round } from '../../play/controller-state.ts'
import type { OpenCrapsGame } from './open-craps-game.ts'
import { rollsOf } from './round-chips.ts'

/** Results that stand in the row, and that are kept. */
const shown = 12
const kept = 60

/** The last rolls of this session, newest first; a press shows them with their dice, and says that they mean nothing. */
export function createResults(
  { table, texts: shared, facts }: Pick<GameContext, 'table' | 'texts' | 'facts'>,
  { texts }: OpenCrapsGame,
): HTMLElement {
  const { results: words } = texts
  let last = keptResults(facts.uri)
  /** Rolls of the round that are in the row already. */
  let seen = { round: '', rolls: 0 }
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
    const newest = last.slice(0, shown)
    fill(
      row,
      newest.map((one) => listed(one, String(totalOf(one)))),
    )
    view.setAttribute('aria-label', `${words.title}: ${newest.map(totalOf).join(', ')}`)
    view.hidden = newest.length === 0
  }
  const add = (round: Round): void => {
    const rolls = rollsOf(round)
    const before = seen.round === round.id ? seen.rolls : 0
    if (rolls.length === before) return
    seen = { round: round.id, rolls: rolls.length }
    const fresh = rolls.slice(before).map((dice) => dice.join('-'))
    last = [...fresh.toReversed(), ...last].slice(0, kept)
    keepResults(facts.uri, last)
    draw()
  }
  draw()
  const { round: open } = table.state.now
  // A round that goes on after the page was left is told from its next roll on.
  if (open) seen = { round: open.id, rolls: rollsOf(open).length }
  table.state.watch(({ phase, round }) => {
    if ((phase === 'idle' || phase === 'waiting') && round) add(round)
  })
  return view
}

const facesOf = (result: string): readonly number[] => result.split('-').map(Number)
const totalOf = (result: string): number => facesOf(result).reduce((sum, face) => sum + face, 0)

const listed = (result: string, says: string): HTMLElement =>
  element('li', { class: `result is-${cameOf(facesOf(result)).tone}` }, says)
