import type { Prize } from '@fairhouse/contract/families/slot/events'
import { Container, Sprite } from 'pixi.js'
import type { SceneTools } from '../families/slot/title.ts'
import type { Labels } from './labels.ts'
import { sceneWords } from './scene-words.ts'

export interface SignRoom {
  readonly width: number
  readonly height: number
}

/** What a prize gives, written around its origin and as large as `room` allows. */
export function prizeSign(
  tools: SceneTools,
  labels: Labels,
  prize: Prize,
  room: SignRoom,
): Container {
  const words = sceneWords[tools.language]
  switch (prize.kind) {
    case 'pay':
      return numberSign(tools, tools.money(prize.pay), room)
    case 'jackpot':
      return wordSign(labels, (prize.jackpot ?? '').toUpperCase(), room)
    case 'multiply':
      return numberSign(tools, `x${prize.count}`, room)
    case 'freeSpins':
      return stacked(
        numberSign(tools, String(prize.count), upper(room)),
        wordSign(labels, words.freeSpins, lower(room)),
        room,
      )
    case 'again':
      return stacked(
        numberSign(tools, String(prize.count), upper(room)),
        wordSign(labels, words.again, lower(room)),
        room,
      )
    case 'collect':
      return wordSign(labels, words.collect, room)
    case 'up':
      return wordSign(labels, '▲', room)
    case 'row':
      return wordSign(labels, words.row, room)
    case 'end':
      return wordSign(labels, words.end, room)
  }
}

/**
 * What a place of a trail gives: as elsewhere, but a jackpot with its amount, and one more roll in so many words.
 * @param place its size; words below a number take more of it.
 */
export function placeSign(
  tools: SceneTools,
  labels: Labels,
  prize: Prize,
  place: SignRoom,
): Container {
  const room = {
    width: place.width * 0.78,
    height: place.height * (isTwoLined(prize) ? 0.76 : 0.46),
  }
  if (prize.kind === 'again' && prize.count === 1) {
    return wordSign(labels, sceneWords[tools.language].roll, room)
  }
  if (prize.kind !== 'jackpot') return prizeSign(tools, labels, prize, room)
  return stacked(
    numberSign(tools, tools.money(prize.pay), upper(room)),
    wordSign(labels, (prize.jackpot ?? '').toUpperCase(), lower(room)),
    room,
  )
}

const isTwoLined = ({ kind, count }: Prize): boolean =>
  kind === 'jackpot' || kind === 'freeSpins' || (kind === 'again' && count > 1)

/** A number in the title's digits. */
export function numberSign({ glyphs }: SceneTools, text: string, room: SignRoom): Container {
  const line = glyphs.line()
  line.set(text)
  line.view.scale.set(
    Math.min(room.width / Math.max(1, line.width), room.height / glyphs.lineHeight),
  )
  const sign = new Container()
  sign.addChild(line.view)
  return sign
}

export function wordSign(labels: Labels, text: string, { width, height }: SignRoom): Container {
  const word = new Sprite(labels.word(text))
  word.anchor.set(0.5)
  const { orig } = word.texture
  word.scale.set(Math.min(width / orig.width, height / orig.height))
  const sign = new Container()
  sign.addChild(word)
  return sign
}

const upper = ({ width, height }: SignRoom): SignRoom => ({ width, height: height * 0.58 })
const lower = ({ width, height }: SignRoom): SignRoom => ({ width, height: height * 0.42 })

function stacked(above: Container, below: Container, { height }: SignRoom): Container {
  above.y = -height * 0.22
  below.y = height * 0.3
  const sign = new Container()
  sign.addChild(above, below)
  return sign
}
