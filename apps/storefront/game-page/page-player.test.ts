import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastLoginKey } from '../app/shell/session/remember.ts'
import { createPagePlayer } from './page-player.ts'
import { sampleStatus } from './play/sample-controller.ts'

const storage = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('window', {
    sessionStorage: { setItem: (key: string, value: string) => storage.set(key, value) },
  }),
)
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

/** No flag is raised, so that nothing is asked and nothing told. */
function seated() {
  const clear = vi.fn()
  const player = createPagePlayer({
    facts: { language: 'en', uri: 'castle-of-horror' },
    asker: { language: 'en', transport: { send: () => Promise.reject(new Error('asked')) } },
    notices: {
      append: () => {
        throw new Error('told')
      },
    },
  })
  player.whenForgotten(clear)
  return { player, clear }
}

describe('the player of a page', () => {
  it('is cleared and remembered by name when the house ends the session, once', () => {
    const { player, clear } = seated()
    player.heard(sampleStatus(100))
    expect(player.login).toBe('player')
    player.forget()
    player.forget()
    expect(player.login).toBeNull()
    expect(clear).toHaveBeenCalledOnce()
    expect(storage.get(lastLoginKey)).toBe('player')
  })

  it('who was never here is not remembered', () => {
    const { player, clear } = seated()
    player.heard({ serverTime: 1, isLogged: false })
    player.forget()
    expect(clear).not.toHaveBeenCalled()
    expect(storage.size).toBe(0)
  })
})
