import { type CardOrJoker, cardOrJoker } from '@fairhouse/contract/families/card'
import { drawAnyCard } from '@fairhouse/stage/table/card-art/any-card'
import { drawBack } from '@fairhouse/stage/table/card-art/back'
import { paper, twoColours } from '@fairhouse/stage/table/card-art/paper'
import { loadTypeface } from '@fairhouse/stage/table/typeface'
import { z } from 'zod'

/** Cards as they stand on a poster: places from the middle and heights in pixels of the picture, angles in degrees. */
const hand = z.object({
  back: z.object({ ground: z.string(), line: z.string() }),
  /** What stands on twos that are wild; none: they are not. */
  wild: z.string().optional(),
  cards: z.array(
    z.object({
      /** Null shows its back. */
      card: cardOrJoker.nullable(),
      x: z.number(),
      y: z.number(),
      height: z.number(),
      turn: z.number(),
      /** Backwards, and to the side. */
      lean: z.tuple([z.number(), z.number()]),
    }),
  ),
})
type Hand = z.infer<typeof hand>
type Stood = Hand['cards'][number]

/** `?hand=<JSON>`: draws a hand on nothing, for `tools/art` to photograph. */
async function open(): Promise<void> {
  const stand = document.getElementById('stand')
  if (!stand) throw new TypeError('the page has no stand')
  await loadTypeface()
  const asked: unknown = JSON.parse(new URLSearchParams(location.search).get('hand') ?? '{}')
  const { back, wild, cards } = hand.parse(asked)
  stand.append(...cards.map((card) => stood(card, { back, wild })))
  document.body.dataset['shown'] = 'yes'
}

/** Drawn at twice its size on the picture, for it is turned after that. */
function stood(
  { card, x, y, height, turn, lean: [backwards, aside] }: Stood,
  { back, wild }: Pick<Hand, 'back' | 'wild'>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = height / paper.height
  canvas.width = Math.ceil(paper.width * scale * 2)
  canvas.height = Math.ceil(height * 2)
  canvas.style.width = `${paper.width * scale}px`
  canvas.style.height = `${height}px`
  canvas.style.transform = [
    'translate(-50%, -50%)',
    `translate(${x}px, ${y}px)`,
    `rotateX(${backwards}deg) rotateY(${aside}deg) rotate(${turn}deg)`,
  ].join(' ')
  const fall = height * 0.03
  canvas.style.filter = `drop-shadow(${fall}px ${fall}px ${fall}px rgb(0 0 0 / 0.55))`
  const brush = canvas.getContext('2d')
  if (!brush) throw new TypeError('no canvas')
  brush.scale(scale * 2, scale * 2)
  if (card)
    drawAnyCard(brush, card, {
      look: twoColours,
      wild: wild === undefined ? null : { isWild: isTwo, word: wild },
    })
  else drawBack(brush, back)
  return canvas
}

const isTwo = (card: CardOrJoker): boolean => card.startsWith('2')

await open()
