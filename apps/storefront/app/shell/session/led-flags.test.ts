import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLed, leadOnce } from './led-flags.ts'

const storage = new Map<string, string>()
const keeping = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
}

beforeEach(() => vi.stubGlobal('window', { sessionStorage: keeping }))
afterEach(() => {
  forgetLed()
  storage.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a raised flag', () => {
  it('leads once, on the next page of the tab too', async () => {
    expect(leadOnce(['password'], '/lobby')).toBe('password')
    expect(leadOnce(['password'], '/lobby')).toBeNull()
    vi.resetModules()
    const anew = await import('./led-flags.ts')
    expect(anew.leadOnce(['password'], '/castle-of-horror')).toBeNull()
  })

  it('leads again when it is raised again, and so does one whose player signs in again', () => {
    leadOnce(['password', 'changeContactEmail'], '/lobby')
    expect(leadOnce(['changeContactEmail'], '/lobby')).toBe('changeContactEmail')
    expect(leadOnce(['password', 'changeContactEmail'], '/lobby')).toBe('password')
    forgetLed()
    expect(leadOnce(['password'], '/lobby')).toBe('password')
  })

  it('has not led while somebody signs in', () => {
    expect(leadOnce(['password'], '/login')).toBeNull()
    expect(leadOnce(['password'], '/castle-of-horror')).toBe('password')
  })

  it('leads once a page where the browser keeps nothing', () => {
    vi.stubGlobal('window', {})
    expect(leadOnce(['password'], '/lobby')).toBe('password')
    expect(leadOnce(['password'], '/lobby')).toBeNull()
  })
})
