import type { SpotBoxes } from '@fairhouse/stage/families/cards/open-cards'
import type { GameContext } from '../../../game-context.ts'
import { element, fill } from '../../../markup/element.ts'
import type { Round } from '../../../play/controller-state.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'
import { placeOver } from '../place-over.ts'
import { keepOutcomes, keptOutcomes } from './kept-outcomes.ts'
import { roadColumns } from './road-columns.ts'
import { beadDrawing, bigDrawing, derivedDrawings, derivedNames } from './road-drawings.ts'
import type { Shown } from './roads.ts'

/** Results that are kept: more than any road has room for. */
const kept = 160
/** Results that are named to those who do not see them. */
const named = 12

/** Boards of the results that were shown, and the sentence that they mean nothing. */
export function createRoads(
  { table, facts }: Pick<GameContext, 'table' | 'facts'>,
  { tables, nameOf }: OpenCardsGame,
): { readonly views: readonly HTMLElement[]; moved(spots: SpotBoxes): void } {
  const { roads: words } = tables
  let results = keptOutcomes(facts.uri)
  let newest: string | null = null
  const bead = element('div', { class: 'road', role: 'img' })
  const big = element('div', { class: 'road', 'aria-hidden': 'true' })
  const derived = derivedNames.map((name) => ({
    name,
    view: element('div', { class: 'road', 'aria-hidden': 'true' }),
  }))
  const left = element('section', { class: 'roads', 'aria-label': words.title }, bead)
  const truth = element('p', { class: 'roads-truth' }, words.truth)
  const right = element(
    'div',
    { class: 'roads roads-four' },
    big,
    element(
      'div',
      { class: 'roads-derived' },
      derived.map(({ view }) => view),
    ),
  )
  const letterOf = (shown: Shown): string => nameOf(shown).charAt(0)
  let boxes: SpotBoxes = {}
  const draw = (): void => {
    const { bead: beads, big: runs, derived: others, isStrip } = roadColumns(boxes)
    right.classList.toggle('is-strip', isStrip)
    fill(bead, beadDrawing(results, beads, letterOf))
    fill(big, bigDrawing(results, runs))
    for (const { name, view } of derived) fill(view, derivedDrawings[name](results, others))
    const last = results.slice(-named).map((shown) => nameOf(shown))
    bead.setAttribute('aria-label', last.length > 0 ? words.last(last.join(', ')) : words.none)
  }
  const add = (round: Round): void => {
    const shown = outcomeOf(round)
    if (round.id === newest || shown === null) return
    newest = round.id
    results = [...results, shown].slice(-kept)
    keepOutcomes(facts.uri, results)
    draw()
  }
  // The round that was there when the page was opened is among the kept ones.
  newest = table.state.now.round?.id ?? null
  table.state.watch(({ phase, round }) => {
    if (phase === 'idle' && round?.finished) add(round)
  })
  return {
    views: [left, truth, right],
    moved(spots) {
      boxes = spots
      placeOver(left, spots['beadRoad'])
      placeOver(truth, spots['roadsTruth'])
      placeOver(right, spots['bigRoads'])
      draw()
    },
  }
}

function outcomeOf({ events }: Round): Shown | null {
  const compared = events.find((event) => event.type === 'handsCompared')
  const winner = compared?.winner
  return winner === 'player' || winner === 'banker' || winner === 'tie' ? winner : null
}
