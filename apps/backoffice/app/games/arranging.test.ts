import { expect, it } from 'vitest'
import { arrangedOf, type EditedGame, editedOf, moved } from './arranging.ts'

const game = (gameId: number, pin: EditedGame['pin'] = null): EditedGame => ({
  gameId,
  name: `Game ${gameId}`,
  pin,
})
const named = new Map(
  [1, 2, 3].map((gameId) => [gameId, { gameId, name: `Game ${gameId}`, provider: '' }]),
)

it('what is edited is saved as it stands, and read again as it was', () => {
  const games = [game(2, { from: '2026-11-01', until: '' }), game(3), game(1)]
  const body = arrangedOf(3, games)
  expect(body).toEqual({
    kind: 'list',
    list: 3,
    pins: [{ gameId: 2, from: '2026-11-01', until: null }],
    order: [3, 1],
  })
  expect(typeof body === 'string' ? null : editedOf(body, named)).toEqual(games)
})

it('of the picks it is what is hidden', () => {
  expect(arrangedOf(1103, [game(1)])).toEqual({ kind: 'picks', hidden: [1] })
})

it('says why a list cannot be saved', () => {
  expect(arrangedOf(3, [game(1, { from: '2026-11-02', until: '2026-11-01' })])).toContain('span')
  expect(
    arrangedOf(
      3,
      Array.from({ length: 41 }, (_, id) => game(id + 1)),
    ),
  ).toContain('40')
})

it('moves a game by one place, and not beyond the ends', () => {
  const games = [game(1), game(2)]
  expect(moved(games, 0, 1).map(({ gameId }) => gameId)).toEqual([2, 1])
  expect(moved(games, 0, -1)).toBe(games)
  expect(moved(games, 1, 1)).toBe(games)
})
