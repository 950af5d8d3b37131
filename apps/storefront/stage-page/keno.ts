import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { type KenoPlaces, openKeno } from '@fairhouse/stage/families/keno/open-keno'
import type { KenoTitle } from '@fairhouse/stage/families/keno/title'
import { finest } from '@fairhouse/stage/screen/choose-renderer'
import { Sound } from '@fairhouse/stage/sound/sound'
import { en } from '../game-page/families/slot/texts/en.ts'
import { element } from '../game-page/markup/element.ts'

/**
 * Keno by itself: `keno.html?spots=1,2,3&draw=…` plays a round in which these balls come, `&show` stands at its end, `&calm`, `&renderer=canvas`.
 * Dashed boxes are what the page lays its own parts over.
 */
const asked = new URLSearchParams(location.search)
const stageArea = document.getElementById('stage')
const placesArea = document.getElementById('places')
const numbersIn = (name: string, otherwise: readonly number[]): readonly number[] =>
  asked.get(name)?.split(',').map(Number) ?? otherwise

const titles = import.meta.glob<{ readonly title: KenoTitle }>(
  '../../../games/keno-*/client/index.ts',
)

function sampleRound(spots: readonly number[], drawn: readonly number[]): readonly RoundEvent[] {
  const caught = drawn.filter((ball) => spots.includes(ball)).length
  const pay = caught < 3 ? 0 : 100 * 4 ** (caught - 2)
  return [
    { type: 'ticketPlayed', numbers: 80, balls: 20, spots },
    ...drawn.map((ball, index) => ({ type: 'ballDrawn' as const, ball, place: index + 1 })),
    { type: 'ticketPaid', spots: spots.length, caught, pay, total: pay },
    { type: 'roundEnded', total: pay },
  ]
}

async function open(): Promise<void> {
  const load = titles[`../../../games/${asked.get('title') ?? 'keno-80'}/client/index.ts`]
  if (!stageArea || !load) throw new TypeError('the page has no stage, or no such title')
  const { title } = await load()
  const isUpright = innerHeight > innerWidth
  const isLow = innerHeight < 480
  const stage = await openKeno(stageArea, {
    title,
    numbers: 80,
    balls: 20,
    language: 'en',
    drawing: { ...finest, renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl' },
    // About what the bars of a game page take.
    insets: { top: isLow ? 44 : 60, right: 8, bottom: isUpright ? 148 : isLow ? 72 : 104, left: 8 },
    calm: asked.has('calm'),
    sound: new Sound(title.sounds, { effects: 0.8, music: 0.4 }),
    levelWords: en.levels,
    money: (amount) => `$${(amount / 100).toFixed(2)}`,
    progress: () => {},
    listener: { won: () => {}, caught: () => {}, pictureLost: () => {}, placesMoved: showPlaces },
  })
  const spots = numbersIn('spots', [4, 7, 18, 33, 46, 58, 62, 80])
  const events = sampleRound(
    spots,
    numbersIn('draw', [7, 12, 80, 33, 51, 2, 69, 18, 23, 40, 55, 9, 74, 46, 61, 28, 36, 70, 14, 5]),
  )
  stage.stake(100)
  if (asked.has('rest')) return stage.mark(spots)
  if (asked.has('show')) return stage.show(events)
  stage.begin('bet', { spots: [...spots] })
  await stage.present(events)
  document.body.dataset['shown'] = 'yes'
}

function showPlaces({ pays, tools }: KenoPlaces): void {
  placesArea?.replaceChildren(
    ...[pays, tools].map((place) => {
      const box = element('span', { class: 'place' })
      box.style.left = `${place.x}px`
      box.style.top = `${place.y}px`
      box.style.width = `${place.width}px`
      box.style.height = `${place.height}px`
      return box
    }),
  )
}

await open()
