import {
  type ArrangementBody,
  hiddenAtMost,
  type NamedGame,
  orderAtMost,
  picksList,
  pinsAtMost,
} from '@fairhouse/contract/backoffice/arrangements'
import { arrangements as texts } from '../texts/arrangements.ts'

/** A game in the editor: pinned for days of UTC (`2026-11-27`; empty: no end on that side), or not. */
export interface EditedGame {
  readonly gameId: number
  readonly name: string
  readonly pin: { readonly from: string; readonly until: string } | null
}

/** The games of a body, pinned ones first, as they are edited. Pure. */
export function editedOf(
  body: ArrangementBody | null,
  named: ReadonlyMap<number, NamedGame>,
): EditedGame[] {
  const nameOf = (gameId: number): string => named.get(gameId)?.name ?? String(gameId)
  const plain = (gameId: number): EditedGame => ({ gameId, name: nameOf(gameId), pin: null })
  if (body === null) return []
  if (body.kind === 'picks') return body.hidden.map(plain)
  const pinned = new Set(body.pins.map(({ gameId }) => gameId))
  return [
    ...body.pins.map(({ gameId, from, until }) => ({
      ...plain(gameId),
      pin: { from: from ?? '', until: until ?? '' },
    })),
    ...body.order.filter((gameId) => !pinned.has(gameId)).map(plain),
  ]
}

/** What is saved, or a sentence why that cannot be. Pure. */
export function arrangedOf(list: number, games: readonly EditedGame[]): ArrangementBody | string {
  const { editor } = texts
  if (list === picksList)
    return games.length > hiddenAtMost
      ? editor.tooManyHidden(hiddenAtMost)
      : { kind: 'picks', hidden: games.map(({ gameId }) => gameId) }
  const pins = games.flatMap(({ gameId, pin }) =>
    pin === null ? [] : { gameId, from: pin.from || null, until: pin.until || null },
  )
  const order = games.filter(({ pin }) => pin === null).map(({ gameId }) => gameId)
  if (pins.length > pinsAtMost || order.length > orderAtMost)
    return editor.tooMany(pinsAtMost, orderAtMost)
  const isWrong = pins.some(({ from, until }) => from !== null && until !== null && from > until)
  return isWrong ? editor.spanWrong : { kind: 'list', list, pins, order }
}

/** The same with one moved by a place, as far as there is one. Pure. */
export function moved(
  games: readonly EditedGame[],
  place: number,
  by: 1 | -1,
): readonly EditedGame[] {
  const [one, other] = [games[place], games[place + by]]
  if (one === undefined || other === undefined) return games
  return games.with(place, other).with(place + by, one)
}
