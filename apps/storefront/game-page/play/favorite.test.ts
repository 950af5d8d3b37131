import { describe, expect, it } from 'vitest'
import type { Failure } from '../../asking/failure.ts'
import { createFavorite, type FavoriteNeeds } from './favorite.ts'
import { sampleStatus } from './sample-controller.ts'

const statusWith = (...favoriteGames: number[]) => ({ ...sampleStatus(100), favoriteGames })

function heart(before: number[]) {
  const asked: string[] = []
  const failures: Failure[] = []
  const answers: ((answer: Awaited<ReturnType<FavoriteNeeds['ask']>>) => void)[] = []
  const favorite = createFavorite({
    gameId: 271,
    status: statusWith(...before),
    ask: (call) => {
      asked.push(call)
      return new Promise((resolve) => answers.push(resolve))
    },
    failed: (failure) => failures.push(failure),
  })
  return { favorite, asked, failures, answer: (index: number) => answers[index] }
}

const marks = (...games: number[]) => ({
  ok: true as const,
  reply: { userStatus: statusWith(...games) },
})

describe('the heart of a game page', () => {
  it('is shown at once and kept when the house agrees', async () => {
    const { favorite, asked, answer } = heart([])
    const done = favorite.toggle()
    expect(favorite.state.now.marked).toBe(true)
    answer(0)?.(marks(271))
    await done
    expect(favorite.state.now.marked).toBe(true)
    expect(asked).toEqual(['addFavorite'])
  })

  it('is taken back when the house refuses', async () => {
    const { favorite, failures, answer } = heart([271])
    const done = favorite.toggle()
    expect(favorite.state.now.marked).toBe(false)
    const failure: Failure = { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null }
    answer(0)?.({ ok: false, failure })
    await done
    expect(favorite.state.now.marked).toBe(true)
    expect(failures).toEqual([failure])
  })

  it('passes over old news while a mark is on its way', async () => {
    const { favorite, asked, answer } = heart([])
    const done = favorite.toggle()
    favorite.heard(statusWith())
    expect(favorite.state.now.marked).toBe(true)
    expect(asked).toHaveLength(1)
    answer(0)?.(marks(271))
    await done
    favorite.heard(statusWith())
    expect(favorite.state.now.marked).toBe(false)
  })

  it('passes over a press while an earlier one is on its way, and takes the next', async () => {
    const { favorite, asked, answer } = heart([271])
    const done = favorite.toggle()
    await favorite.toggle()
    expect(favorite.state.now.marked).toBe(false)
    expect(asked).toEqual(['removeFavorite'])
    answer(0)?.(marks())
    await done
    expect(favorite.state.now.marked).toBe(false)
    const again = favorite.toggle()
    expect(favorite.state.now.marked).toBe(true)
    answer(1)?.(marks(271))
    await again
    expect(asked).toEqual(['removeFavorite', 'addFavorite'])
  })

  it('can be pressed again after a refusal', async () => {
    const { favorite, asked, answer } = heart([])
    const done = favorite.toggle()
    await favorite.toggle()
    answer(0)?.({
      ok: false,
      failure: { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null },
    })
    await done
    const again = favorite.toggle()
    answer(1)?.(marks(271))
    await again
    expect(favorite.state.now.marked).toBe(true)
    expect(asked).toEqual(['addFavorite', 'addFavorite'])
  })
})
