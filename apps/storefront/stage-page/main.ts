import type { Language } from '@fairhouse/stage/rounds/game-stage'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { finest } from '@fairhouse/stage/screen/choose-renderer'
import { openSlot, type SlotStage } from '@fairhouse/stage/families/slot/open-slot'
import type { Choices, SlotTitle } from '@fairhouse/stage/families/slot/title'
import { Sound } from '@fairhouse/stage/sound/sound'
import { en } from '../game-page/families/slot/texts/en.ts'
import { element } from '../game-page/markup/element.ts'
import { sampleGrids, type SampleGrid, sampleTitle } from './sample-title.ts'
import { endings } from './endings.ts'
import { scenarios } from './scenarios.ts'

/** Every title with a client, offered (`index.ts`) or not yet (`title.ts`), and its golden rounds. */
const titles = import.meta.glob<{ readonly title: SlotTitle }>(
  '../../../games/*/client/{index,title}.ts',
)
const goldens = import.meta.glob<{ readonly rounds: readonly Golden[] }>(
  '../../../games/*/golden.json',
)

interface Golden {
  readonly name: string
  readonly events: readonly RoundEvent[]
}

const winning: ReadonlySet<RoundEvent['type']> = new Set(['lineWon', 'groupWon', 'scatterWon'])

const asked = new URLSearchParams(location.search)
const uri = asked.get('title') ?? 'sample'
const grid = isGrid(asked.get('grid')) ? asked.get('grid') : '5x3'
const bar = document.getElementById('bar')
const stageArea = document.getElementById('stage')
const choicesArea = document.getElementById('choices')

/**
 * `?title=…&grid=…&play=…&language=…&calm&renderer=canvas`; `play` and `show` name a scenario or a golden round, `won` shows it
 * as it last won.
 */
async function open(): Promise<void> {
  if (!bar || !stageArea) throw new TypeError('the page has no stage')
  const title = await titleOf(uri)
  const stage = await openSlot(stageArea, {
    title,
    language: languageOf(asked.get('language')),
    drawing: { ...finest, renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl' },
    insets: { top: 8, right: 8, bottom: 8, left: 8 },
    calm: asked.has('calm'),
    sound: new Sound(title.sounds, { effects: 0.8, music: 0.4 }),
    lines: [],
    levelWords: en.levels,
    money: (amount) => (amount / 100).toFixed(2),
    progress: () => {},
    listener: { won: () => {}, choicesMoved: showChoices, pictureLost: () => {} },
  })
  stage.stake(100)
  stage.jackpotAmounts(new Map(title.jackpots.map((name, place) => [name, 1_000_000 / 8 ** place])))
  const rounds = await roundsOf(title)
  layBar(stage, rounds)
  const wanted = asked.get('play')
  if (wanted) void play(stage, rounds[wanted] ?? [])
  const still = asked.get('show')
  if (still) stage.show(asked.has('won') ? untilWon(rounds[still] ?? []) : (rounds[still] ?? []))
}

async function titleOf(name: string): Promise<SlotTitle> {
  const load = ['index', 'title']
    .map((file) => titles[`../../../games/${name}/client/${file}.ts`])
    .find((found) => found !== undefined)
  return load ? (await load()).title : sampleTitle(isGrid(grid) ? grid : '5x3')
}

async function roundsOf(
  title: SlotTitle,
): Promise<Readonly<Record<string, readonly RoundEvent[]>>> {
  const load = goldens[`../../../games/${uri}/golden.json`]
  if (!load) return scenarios(title.restGrid.map((column) => column.length))
  const { rounds } = await load()
  return Object.fromEntries(rounds.map(({ name, events }, place) => [`${place} ${name}`, events]))
}

function layBar(stage: SlotStage, rounds: Readonly<Record<string, readonly RoundEvent[]>>): void {
  const go = (search: string): void => location.assign(`?${search}`)
  const names = ['sample', ...Object.keys(titles).map((path) => path.split('/')[4] ?? '')]
  const button = (text: string, onclick: () => void): HTMLElement =>
    element('button', { type: 'button', onclick }, text)
  bar?.append(
    ...names.map((name) => button(name, () => go(`title=${name}`))),
    ...Object.keys(sampleGrids).map((name) => button(name, () => go(`grid=${name}`))),
    ...Object.entries(rounds).map(([name, events]) => button(name, () => void play(stage, events))),
    ...Object.entries(endings).map(([name, events]) =>
      button(`${name} ends`, () => void stage.present(events)),
    ),
    button('hurry', () => stage.hurry()),
    button('turbo', () => stage.pace('turbo')),
    button('normal', () => stage.pace('normal')),
  )
}

async function play(stage: SlotStage, events: readonly RoundEvent[]): Promise<void> {
  stage.begin('bet')
  await stage.present(events)
  document.body.dataset['shown'] = 'yes'
}

/** Up to its last win: winning symbols that fall out of a grid are gone at its end. */
function untilWon(events: readonly RoundEvent[]): readonly RoundEvent[] {
  const last = events.findLastIndex(({ type }) => winning.has(type))
  return last < 0 ? events : events.slice(0, last + 1)
}

function showChoices(choices: Choices | null): void {
  choicesArea?.replaceChildren(
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

function isGrid(name: string | null): name is SampleGrid {
  return name !== null && name in sampleGrids
}

const languages: readonly Language[] = ['en', 'de', 'es', 'pt', 'fr', 'ja']
const languageOf = (name: string | null): Language =>
  languages.find((language) => language === name) ?? 'en'

await open()
