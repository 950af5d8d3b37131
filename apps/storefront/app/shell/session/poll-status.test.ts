import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollStatus, statusEvery } from './poll-status.ts'

const page = { visibilityState: 'visible' }
const listened: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  listened.length = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    setInterval: (act: () => void, time: number) => setInterval(act, time),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
    addEventListener: (name: string) => listened.push(name),
    removeEventListener: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the status is asked for every five minutes while the page is seen', () => {
  const ask = vi.fn()
  const stop = pollStatus(ask)
  expect(statusEvery).toBe(300_000)
  vi.advanceTimersByTime(statusEvery - 1)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledOnce()
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(10 * statusEvery)
  expect(ask).toHaveBeenCalledOnce()
  page.visibilityState = 'visible'
  vi.advanceTimersByTime(statusEvery)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(10 * statusEvery)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('focus asks for nothing', () => {
  pollStatus(vi.fn())
  expect(listened).toEqual(['pageshow'])
})
