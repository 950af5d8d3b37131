import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { openSlot } from '@fairhouse/stage/families/slot/open-slot'
import type { Choices, SlotTitle } from '@fairhouse/stage/families/slot/title'
import { Sound } from '@fairhouse/stage/sound/sound'
import type { AnyTitle } from '../game-page/families/family.ts'
import { en } from '../game-page/families/slot/texts/en.ts'
import { element } from '../game-page/markup/element.ts'
import { endings } from './endings.ts'
import { sampleGrids, type SampleGrid, sampleTitle } from './sample-title.ts'
import { scenarios } from './scenarios.ts'
import { layBar, optionsOf, showAsked, type StagePage } from './stage-page.ts'

const winning: ReadonlySet<RoundEvent['type']> = new Set(['lineWon', 'groupWon', 'scatterWon'])

const asked = new URLSearchParams(location.search)

/** Opens a slot, or without a title stand-ins on the grid that was asked for, with its golden rounds and the scenarios of slots. */
export async function openSlotStage({ title, golden, areas }: StagePage): Promise<void> {
  const slot = title && isSlot(title) ? title : await sampleTitle(gridOf(asked.get('grid')))
  const stage = await openSlot(areas.stage, {
    ...optionsOf(asked, new Sound(slot.sounds, { effects: 0.8, music: 0.4 })),
    title: slot,
    lines: [],
    levelWords: en.levels,
    listener: {
      won: () => {},
      choicesMoved: (choices) => showChoices(areas.choices, choices),
      pictureLost: () => {},
    },
  })
  stage.stake(100)
  stage.jackpotAmounts(new Map(slot.jackpots.map((name, place) => [name, 1_000_000 / 8 ** place])))
  const rounds = golden ?? scenarios(slot.restGrid.map((column) => column.length))
  layBar(areas.bar, stage, rounds)
  showAsked(stage, rounds, (events) => (asked.has('won') ? untilWon(events) : events))
  const button = (text: string, onclick: () => void): HTMLElement =>
    element('button', { type: 'button', onclick }, text)
  areas.bar.append(
    ...Object.entries(endings).map(([name, events]) =>
      button(`${name} ends`, () => void stage.present(events)),
    ),
    ...Object.keys(sampleGrids).map((name) => button(name, () => location.assign(`?grid=${name}`))),
  )
}

const isSlot = (title: AnyTitle): title is SlotTitle => title.manifest.family === 'slot'

/** Up to its last win: winning symbols that fall out of a grid are gone at its end. */
function untilWon(events: readonly RoundEvent[]): readonly RoundEvent[] {
  const last = events.findLastIndex(({ type }) => winning.has(type))
  return last < 0 ? events : events.slice(0, last + 1)
}

function showChoices(area: HTMLElement, choices: Choices | null): void {
  area.replaceChildren(
    ...(choices?.places ?? []).map((place) => {
      const box = element('span', { class: 'choice' })
      box.style.left = `${place.x}px`
      box.style.top = `${place.y}px`
      box.style.width = `${place.width}px`
      box.style.height = `${place.height}px`
      return box
    }),
  )
}

const gridOf = (name: string | null): SampleGrid => (isGrid(name) ? name : '5x3')

function isGrid(name: string | null): name is SampleGrid {
  return name !== null && name in sampleGrids
}
