import type { Game } from '@fairhouse/game-math/game'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { Sound } from '@fairhouse/stage/sound/sound'
import type { AnyTitle } from '../game-page/families/family.ts'
import { loadFamily } from '../game-page/families/load-family.ts'
import { element } from '../game-page/markup/element.ts'
import { loadTexts } from '../game-page/texts/texts.ts'
import {
  languageOf,
  layBar,
  optionsOf,
  type Rounds,
  showAsked,
  type StagePage,
} from './stage-page.ts'

/** Every title with a client, offered (`index.ts`) or not yet (`title.ts`), its golden rounds, and its rules for the paytable. */
const titles = import.meta.glob<{ readonly title: AnyTitle }>(
  '../../../games/*/client/{index,title}.ts',
)
const goldens = import.meta.glob<{ readonly rounds: readonly Golden[] }>(
  '../../../games/*/golden.json',
)
const maths = import.meta.glob<{ readonly game: Game }>('../../../games/*/math.ts')

interface Golden {
  readonly name: string
  readonly events: readonly RoundEvent[]
}

const asked = new URLSearchParams(location.search)
const uri = asked.get('title') ?? 'sample'

/**
 * `?title=…&grid=…&play=…&language=…&calm&renderer=canvas`; `play` and `show` name a scenario or a golden round, `won` shows a slot as it last
 * won.
 */
async function open(): Promise<void> {
  const [bar, stage, choices] = ['bar', 'stage', 'choices'].map((id) => document.getElementById(id))
  if (!bar || !stage || !choices) throw new TypeError('the page has no stage')
  const page: StagePage = {
    title: await titleOf(uri),
    golden: await goldenOf(uri),
    areas: { bar, stage, choices },
  }
  bar.append(...waysToTitles())
  if (page.title && page.title.manifest.family !== 'slot') return openFamilyStage(page.title, page)
  const { openSlotStage } = await import('./slot-stage.ts')
  return openSlotStage(page)
}

/** Opens a title as its family does on its page. */
async function openFamilyStage(title: AnyTitle, { golden, areas }: StagePage): Promise<void> {
  const language = languageOf(asked.get('language'))
  const family = await loadFamily(title.manifest.family)
  const game = await family.load({ title, language, texts: await loadTexts(language) })
  const rules = await maths[`../../../games/${uri}/math.ts`]?.()
  if (!rules) throw new RangeError(`${uri} has no rules`)
  const stage = await game.openStage(areas.stage, {
    ...optionsOf(asked, new Sound(game.sounds, { effects: 0.8, music: 0.4 })),
    paytable: rules.game.paytable,
    listener: { won: () => {}, pictureLost: () => {} },
  })
  stage.stake(100)
  layBar(areas.bar, stage, golden ?? {})
  showAsked(stage, golden ?? {}, (events) => events)
}

async function titleOf(name: string): Promise<AnyTitle | null> {
  const load = ['index', 'title']
    .map((file) => titles[`../../../games/${name}/client/${file}.ts`])
    .find((found) => found !== undefined)
  return load ? (await load()).title : null
}

async function goldenOf(name: string): Promise<Rounds | null> {
  const golden = await goldens[`../../../games/${name}/golden.json`]?.()
  if (!golden) return null
  return Object.fromEntries(
    golden.rounds.map(({ name: round, events }, place) => [`${place} ${round}`, events]),
  )
}

const waysToTitles = (): readonly HTMLElement[] =>
  ['sample', ...Object.keys(titles).map((path) => path.split('/')[4] ?? '')].map((name) =>
    element('button', { type: 'button', onclick: () => location.assign(`?title=${name}`) }, name),
  )

await open()
