import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { ranks, type Suit, suits } from '@fairhouse/contract/families/ranks'
import { Rectangle, Texture } from 'pixi.js'
import { type BackLook, drawBack } from '../../table/card-art/back.ts'
import { twoColours } from '../../table/card-art/paper.ts'
import { paper } from '../../table/card-art/paper.ts'
import { paintFine } from '../../table/paint-fine.ts'
import { typeface } from '../../table/typeface.ts'

/** Pictures of a deck for cards that are too small for pips and portraits: a rank and a suit, as large as the card allows. */
export interface SmallFaces {
  face(card: CardOrJoker): Texture
  readonly back: Texture
  close(): void
}

const signs: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' }
/** From this height on, CSS pixels, a suit fits below the rank. */
const withSuit = 15

/** All in one picture, so that hundreds of cards are drawn at once. @param height of a card, CSS pixels. */
export function openSmallFaces({
  height,
  ratio,
  sharpness,
  back,
  isWild,
}: {
  readonly height: number
  readonly ratio: number
  readonly sharpness: number
  readonly back: BackLook
  readonly isWild: (card: CardOrJoker) => boolean
}): SmallFaces {
  const width = height * ratio
  const cards: readonly CardOrJoker[] = [
    ...ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as const)),
    'joker',
  ]
  const columns = 13
  const rows = Math.ceil((cards.length + 1) / columns)
  // A pixel of nothing around each, so that none shows at the edge of another.
  const cell = { width: width + 2, height: height + 2 }
  const placeOf = (at: number) => ({
    x: (at % columns) * cell.width + 1,
    y: Math.floor(at / columns) * cell.height + 1,
  })
  const sheet = paintFine(
    { width: columns * cell.width, height: rows * cell.height, sharpness },
    (brush) => {
      for (const [at, card] of cards.entries()) {
        brush.save()
        brush.translate(placeOf(at).x, placeOf(at).y)
        drawSmall(brush, card, { width, height, isWild: isWild(card) })
        brush.restore()
      }
      brush.save()
      brush.translate(placeOf(cards.length).x, placeOf(cards.length).y)
      brush.scale(width / paper.width, height / paper.height)
      drawBack(brush, back)
      brush.restore()
    },
  )
  const [byWidth, byHeight] = [
    sheet.width / (columns * cell.width),
    sheet.height / (rows * cell.height),
  ]
  const textures = [...cards, null].map((_, at) => {
    const { x, y } = placeOf(at)
    return new Texture({
      source: sheet.source,
      frame: new Rectangle(x * byWidth, y * byHeight, width * byWidth, height * byHeight),
    })
  })
  const byCard = new Map(cards.map((card, at) => [card, textures[at] ?? sheet]))
  return {
    face: (card) => byCard.get(card) ?? sheet,
    back: textures[cards.length] ?? sheet,
    close: () => {
      for (const texture of textures) texture.destroy(false)
      sheet.destroy(true)
    },
  }
}

function drawSmall(
  brush: CanvasRenderingContext2D,
  card: CardOrJoker,
  {
    width,
    height,
    isWild,
  }: { readonly width: number; readonly height: number; readonly isWild: boolean },
): void {
  const rank = rankOn(card)
  const suit = suits.find((one) => card.endsWith(one)) ?? 's'
  brush.beginPath()
  brush.roundRect(0, 0, width, height, Math.max(1, width * 0.1))
  const fall = brush.createLinearGradient(0, 0, width * 0.4, height)
  // What stands for any card is gold.
  fall.addColorStop(0, isWild ? '#fff3bf' : '#ffffff')
  fall.addColorStop(1, isWild ? '#f2c23c' : '#efe9d8')
  brush.fillStyle = fall
  brush.fill()
  brush.fillStyle = twoColours.inks[suit]
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  const fits = height >= withSuit
  const size = Math.min(height * (fits ? 0.54 : 0.86), width * (rank.length > 1 ? 0.82 : 1.1))
  brush.font = `800 ${size}px ${typeface}`
  if (rank.length > 1)
    squeeze(brush, rank, { x: width / 2, y: height * (fits ? 0.31 : 0.53), room: width * 0.92 })
  else brush.fillText(rank, width / 2, height * (fits ? 0.31 : 0.53))
  if (!fits || card === 'joker') return
  brush.font = `${Math.min(height * 0.5, width * 0.8)}px ${typeface}, sans-serif`
  brush.fillText(signs[suit], width / 2, height * 0.74)
}

/** What stands on a card for its rank. */
function rankOn(card: CardOrJoker): string {
  if (card === 'joker') return '★'
  return card.startsWith('T') ? '10' : card.slice(0, 1)
}

function squeeze(
  brush: CanvasRenderingContext2D,
  text: string,
  { x, y, room }: { readonly x: number; readonly y: number; readonly room: number },
): void {
  const long = brush.measureText(text).width
  brush.save()
  brush.translate(x, y)
  brush.scale(Math.min(1, room / long), 1)
  brush.fillText(text, 0, 0)
  brush.restore()
}
