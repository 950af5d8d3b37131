import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveFullScreen, toggleFullScreen } from './full-screen.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of an element as is needed, of a browser that may give the screen to it or not. */
function roomOf(browser: 'desktop' | 'iPhone') {
  const attributes = new Set<string>()
  const room = {
    scrollIntoView: vi.fn(),
    toggleAttribute: (name: string, force = !attributes.has(name)) => {
      if (force) attributes.add(name)
      else attributes.delete(name)
      return force
    },
    ...(browser === 'desktop' ? { requestFullscreen: vi.fn(async () => undefined) } : {}),
  }
  return { room: Object.assign(Object.create(null), room), seen: room, attributes }
}

describe('the whole screen', () => {
  it('is asked for where a browser gives it, and left again', async () => {
    const { room, seen, attributes } = roomOf('desktop')
    const left = vi.fn(async () => undefined)
    vi.stubGlobal('document', { fullscreenElement: null, exitFullscreen: left })
    await toggleFullScreen(room)
    expect(seen.requestFullscreen).toHaveBeenCalledOnce()
    vi.stubGlobal('document', { fullscreenElement: room, exitFullscreen: left })
    await toggleFullScreen(room)
    expect(left).toHaveBeenCalledOnce()
    expect(attributes.size).toBe(0)
  })

  it('is given back when the house has something to say', async () => {
    const [desktop, phone] = [roomOf('desktop'), roomOf('iPhone')]
    const left = vi.fn(async () => undefined)
    vi.stubGlobal('document', { fullscreenElement: desktop.room, exitFullscreen: left })
    await leaveFullScreen(desktop.room)
    expect(left).toHaveBeenCalledOnce()
    await toggleFullScreen(phone.room)
    await leaveFullScreen(phone.room)
    await leaveFullScreen(phone.room)
    expect(phone.attributes.size).toBe(0)
    expect(left).toHaveBeenCalledOnce()
  })

  it('is made by height on an iPhone, and given back', async () => {
    const { room, seen, attributes } = roomOf('iPhone')
    await toggleFullScreen(room)
    expect([...attributes]).toEqual(['data-tall'])
    expect(seen.scrollIntoView).toHaveBeenCalledOnce()
    await toggleFullScreen(room)
    expect(attributes.size).toBe(0)
    expect(seen.scrollIntoView).toHaveBeenCalledOnce()
  })
})
