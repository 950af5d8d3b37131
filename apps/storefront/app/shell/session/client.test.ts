import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../texts/texts.server.ts'
import { sampleStatus } from '../../../game-page/play/sample-controller.ts'
import { createClient } from './client.ts'
import { lastLoginKey } from './remember.ts'
import { newestFirst } from './winners.ts'

const visitor = { serverTime: 5, isLogged: false } as const
const answers: unknown[] = []
const storage = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrf=token' })
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  })
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
})
afterEach(() => {
  answers.length = 0
  storage.clear()
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
    expect(client.error.get()).toMatchObject({ code: 99, type: 'SERVER_ERROR' })
    client.pageChanged()
    expect(client.error.get()).toBeNull()
  })

  it.each([[56], [42], [155]])('with code %i stays when the page changes', async (code) => {
    const client = born()
    answers.push(refused(code))
    await client.ask('logOut', {})
    const shown = client.error.get()
    client.pageChanged()
    expect(client.error.get()).toBe(shown)
    expect(shown).not.toBeNull()
  })

  it('leaves refusals to an asker that shows them', async () => {
    const client = born()
    answers.push(refused('LOGIN_FAILED'))
    await client.ask('logIn', { login: 'a', password: 'b' }, { shows: ['loginFailed'] })
    expect(client.error.get()).toBeNull()
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

  it('is looked up among the errors that a browser finds itself', async () => {
    const client = born()
    await client.fail('LOADING_PAGE_ERROR')
    expect(client.error.get()?.code).toBe('LOADING_PAGE_ERROR')
    client.hideError()
    expect(client.error.get()).toBeNull()
  })

  it.each([[8], [35]])(
    'with code %i forgets the player, and who it was fills the login form',
    async (code) => {
      const client = born()
      const heard = vi.fn()
      client.onLogOut(heard)
      client.hearStatus({ ...sampleStatus(100, 10), login: 'anna' })
      answers.push(refused(code))
      await client.ask('topUp', { requestKey: 'k'.repeat(16) })
      expect(client.status.get()).toEqual({ serverTime: 10, isLogged: false })
      expect(storage.get(lastLoginKey)).toBe('anna')
      expect(heard).toHaveBeenCalledOnce()
      answers.push({ status: 1, userStatus: sampleStatus(100, 20), userHash: 'h' })
      await client.ask('logIn', { login: 'anna', password: 'three words' })
      expect(storage.has(lastLoginKey)).toBe(false)
    },
  )

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
  const anna = (serverTime: number, creditsFreePlay: number) => ({
    ...sampleStatus(creditsFreePlay, serverTime),
    login: 'anna',
  })

  it('follows every reply that carries one', async () => {
    const client = born()
    answers.push({ status: 1, userStatus: { ...visitor, serverTime: 9 } })
    await client.ask('logOut', {})
    expect(client.status.get().serverTime).toBe(9)
  })

  it.each([
    ['the line first', true],
    ['the reply first', false],
  ])('is the newest of line and reply: %s', async (_, lineFirst) => {
    const client = born()
    client.hearStatus(anna(10, 1000))
    answers.push({ status: 1, userStatus: anna(20, 900) })
    if (lineFirst) client.hearStatus(anna(30, 1500))
    await client.ask('topUp', { requestKey: 'k'.repeat(16) })
    if (!lineFirst) client.hearStatus(anna(30, 1500))
    expect(client.status.get()).toEqual(anna(30, 1500))
    client.hearStatus(anna(20, 900))
    expect(client.status.get()).toEqual(anna(30, 1500))
  })

  it('is the new player’s after signing in, whatever the clocks say', async () => {
    const client = born()
    client.hearStatus(anna(30, 1500))
    const other = { ...anna(20, 700), login: 'otto' }
    answers.push({ status: 1, userStatus: other, userHash: 'h' })
    await client.ask('logIn', { login: 'otto', password: 'three words' })
    expect(client.status.get()).toEqual(other)
  })
})

it('has been answered when the latest call is not under way any more', async () => {
  const client = born()
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => held.promise)
  const asked = client.ask('logOut', {})
  const seen = vi.fn()
  const answered = client.answered()?.then(seen)
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).not.toHaveBeenCalled()
  held.resolve(Response.json({ status: 1, userStatus: visitor }))
  await Promise.all([asked, answered])
  expect(seen).toHaveBeenCalledOnce()
})

it('how many play is kept by game, changed by what comes and begun anew by a snapshot', () => {
  const client = born()
  client.hearPlaying({ keno: 2, dice: 3 }, true)
  client.hearPlaying({ dice: 0, slot: 5 }, false)
  expect([...client.playing.get()]).toEqual([
    ['keno', 2],
    ['dice', 0],
    ['slot', 5],
  ])
  client.hearPlaying({ slot: 6 }, true)
  expect([...client.playing.get()]).toEqual([['slot', 6]])
})

describe('winners', () => {
  const winner = (minute: number) => ({
    login: 'a•••a',
    gameId: 271,
    game: { name: 'Castle of Horror', uri: 'castle-of-horror', art: null },
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
