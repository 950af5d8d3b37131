import { afterEach, expect, it, vi } from 'vitest'
import { keepTouches } from './keep-touches.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of a page as is needed: listeners of the window, which hear of everything first, and a document that can wake. */
function openPage() {
  const listeners = new Map<string, (event: object) => void>()
  const dataset: Record<string, string> = {}
  let marked = (): void => undefined
  class Button {
    readonly isConnected = true
    readonly click = vi.fn()
    closest = () => this
  }
  vi.stubGlobal('Element', Button)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', (type: string, heard: (event: object) => void) =>
    listeners.set(type, heard),
  )
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
      constructor(told: (changes: object[], observer: object) => void) {
        marked = () => told([], this)
      }
    },
  )
  keepTouches('awake')
  return {
    button: new Button(),
    press(target: Button) {
      const event = { target, preventDefault: vi.fn(), stopPropagation: vi.fn() }
      listeners.get('click')?.(event)
      return event
    },
    wake() {
      dataset['awake'] = ''
      marked()
    },
  }
}

it('hides a press from a page that is waking, and does it once when it is awake', () => {
  const page = openPage()
  const press = page.press(page.button)
  expect(press.preventDefault).toHaveBeenCalledOnce()
  expect(press.stopPropagation).toHaveBeenCalledOnce()
  expect(page.button.click).not.toHaveBeenCalled()
  page.wake()
  expect(page.button.click).toHaveBeenCalledOnce()
  expect(page.press(page.button).stopPropagation).not.toHaveBeenCalled()
})
