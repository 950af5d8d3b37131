import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../texts/texts.server.ts'
import { createClient } from './client.ts'
import { newestFirst } from './winners.ts'

const visitor = { serverTime: 5, isLogged: false, userType: 0 } as const
const answers: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrf=token' })
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
})
afterEach(() => {
  answers.length = 0
  vi.unstubAllGlobals()
})

const born = () =>
  createClient({ language: 'en', userStatus: visitor, winners: [], errors: texts.en.errors })

const refused = (code: number | string, message = 'No.') => ({
  status: 0,
  code,
  message,
  type: 'SERVER_ERROR',
})

describe('a failed call', () => {
  it('covers the page with a refusal of the catalogue', async () => {
    const client = born()
    answers.push(refused(99))
    await client.ask('openGame', { uri: 'castle-of-horror' })
    expect(client.refusal.get()).toBe('gameNotEnabled')
    client.pageChanged()
    expect(client.refusal.get()).toBeNull()
  })

  it.each([[56], [42], [155]])('with code %i stays when the page changes', async (code) => {
    const client = born()
    answers.push(refused(code))
    await client.ask('logOut', {})
    const shown = client.refusal.get()
    client.pageChanged()
    expect(client.refusal.get()).toBe(shown)
    expect(shown).not.toBeNull()
  })

  it('leaves refusals to an asker that shows them', async () => {
    const client = born()
    answers.push(refused('LOGIN_FAILED'))
    await client.ask('logIn', { login: 'a', password: 'b' }, { shows: ['loginFailed'] })
    expect(client.refusal.get()).toBeNull()
    expect(client.notices.get()).toEqual([])
  })

  it('of unknown kind is a notice with the public sentence and the code', async () => {
    const client = born()
    answers.push(refused(4711, 'Out of order.'))
    await client.ask('logOut', {})
    expect(client.notices.get()).toMatchObject([
      { type: 'ERROR', message: 'Out of order.', code: 4711 },
    ])
  })

  it('is silent when the player did not ask', async () => {
    const client = born()
    answers.push(refused(4711))
    await client.ask('status', { passive: true }, { passive: true })
    expect(client.notices.get()).toEqual([])
  })

  it('forgets its notice when the player asks again', async () => {
    const client = born()
    answers.push(refused(4711), { status: 1, userStatus: visitor })
    await client.ask('logOut', {})
    await client.ask('logOut', {})
    expect(client.notices.get()).toEqual([])
  })
})

describe('the status', () => {
  it('follows every reply that carries one', async () => {
    const client = born()
    answers.push({ status: 1, userStatus: { ...visitor, serverTime: 9 } })
    await client.ask('logOut', {})
    expect(client.status.get().serverTime).toBe(9)
  })
})

describe('winners', () => {
  const winner = (minute: number) => ({
    login: 'a•••a',
    gameId: 271,
    amount: 500,
    currency: 'CREDIT' as const,
    at: `2026-11-21T10:0${minute}:00.000Z`,
  })

  it('are listed newest first, none twice', () => {
    expect(newestFirst([winner(2), winner(1)], [winner(3), winner(2)], false)).toEqual([
      winner(3),
      winner(2),
      winner(1),
    ])
  })

  it('start over with a snapshot', () => {
    expect(newestFirst([winner(1)], [winner(2)], true)).toEqual([winner(2)])
  })
})
