import type { PokerHand } from '@fairhouse/contract/families/video-poker/hands'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { openVideoPoker } from '@fairhouse/stage/families/video-poker/open-video-poker'
import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { finest } from '@fairhouse/stage/screen/choose-renderer'
import { Sound } from '@fairhouse/stage/sound/sound'
import { element } from '../game-page/markup/element.ts'

/** Every video poker with a client, and its golden rounds. */
const titles = import.meta.glob<{ readonly title: VideoPokerTitle }>(
  '../../../games/*/client/title.ts',
)
const goldens = import.meta.glob<{
  readonly rounds: readonly { readonly name: string; readonly events: readonly RoundEvent[] }[]
}>('../../../games/*/golden.json')

const asked = new URLSearchParams(location.search)
const bar = document.getElementById('bar')
const stageArea = document.getElementById('stage')

const rows: readonly (readonly [PokerHand, string, number])[] = [
  ['royalFlush', 'Royal flush', 800],
  ['straightFlush', 'Straight flush', 50],
  ['fourOfAKind', 'Four of a kind', 25],
  ['fullHouse', 'Full house', 9],
  ['flush', 'Flush', 6],
  ['straight', 'Straight', 4],
  ['threeOfAKind', 'Three of a kind', 3],
  ['twoPair', 'Two pair', 2],
  ['jacksOrBetter', 'Jacks or better', 1],
]

/** `?title=…&round=0&events=1&held=0,2&calm&canvas`: a golden round, as far as so many events. */
async function open(): Promise<void> {
  if (!bar || !stageArea) throw new TypeError('the page has no stage')
  const uri = asked.get('title') ?? 'jacks-or-better'
  const [client, golden] = await Promise.all([
    titles[`../../../games/${uri}/client/title.ts`]?.(),
    goldens[`../../../games/${uri}/golden.json`]?.(),
  ])
  if (!client || !golden) throw new RangeError(`${uri} is no title with golden rounds`)
  const money = (minor: number): string => `$${(minor / 100).toFixed(2)}`
  const stage = await openVideoPoker(stageArea, {
    title: client.title,
    language: 'en',
    drawing: { ...finest, renderer: asked.has('canvas') ? 'canvas' : 'webgl' },
    insets: { top: 56, right: 0, bottom: innerHeight < 480 ? 60 : 110, left: 0 },
    calm: asked.has('calm'),
    sound: new Sound(null, { effects: 0, music: 0 }),
    money,
    progress: () => {},
    heldWord: 'HELD',
    handName: (hand) => rows.find(([of]) => of === hand)?.[1] ?? hand,
    rowCount: rows.length,
    cardsMoved: () => {},
    listener: { won: () => {}, pictureLost: () => {} },
  })
  stage.stake(100)
  stage.pays(rows.map(([hand, name, units]) => ({ hand, name, amount: money(units * 100) })))
  const round = golden.rounds[Number(asked.get('round') ?? 0)]
  const events = round?.events ?? []
  const shown = events.slice(0, Number(asked.get('events') ?? events.length))
  stage.show(shown)
  stage.hold((asked.get('held') ?? '').split(',').filter(Boolean).map(Number))
  bar.append(
    element('button', { type: 'button', onclick: () => void stage.present(events) }, 'play'),
    ...golden.rounds.map(({ name }, place) =>
      element(
        'button',
        { type: 'button', onclick: () => location.assign(`?title=${uri}&round=${place}`) },
        name,
      ),
    ),
  )
  if (asked.has('bare')) bar.remove()
  if (asked.has('play')) void stage.present(events)
  document.body.dataset['shown'] = 'yes'
}

await open()
