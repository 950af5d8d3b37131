import './overlay.css'
import type { ChallengeTexts } from './challenge-texts.ts'

/** The challenge as it covers the page. No framework: it covers pages and games alike. */
export interface Overlay {
  /** @param part 0 to 1. */
  readonly progress: (part: number) => void
  /** Says that it did not work, and waits until the player wants to go on. */
  readonly askToGoOn: () => Promise<void>
  /** Shows a vendor's page in a frame; resolves when that has moved on by itself. */
  readonly frame: (page: string) => Promise<void>
  /** The player has had enough. */
  readonly closed: Promise<void>
  /** Aborts when the overlay goes. */
  readonly signal: AbortSignal
  readonly remove: () => void
}

/** Whoever waits so long may leave (specification, section 9). */
const closableAfter = 10_000

export function openOverlay(texts: ChallengeTexts): Overlay {
  const parts = build(texts)
  const { dialog, bar, status, again, close } = parts
  const gone = new AbortController()
  const timer = setTimeout(() => {
    close.hidden = false
  }, closableAfter)
  const closed = new Promise<void>((leave) => {
    close.addEventListener('click', () => leave())
    dialog.addEventListener('cancel', (event) => {
      // Escape is the close button's, and comes with it.
      event.preventDefault()
      if (!close.hidden) leave()
    })
  })
  document.body.append(dialog)
  dialog.showModal()

  return {
    closed,
    signal: gone.signal,
    progress(part) {
      bar.value = part
      status.textContent = texts.working
      again.hidden = true
    },
    askToGoOn() {
      status.textContent = texts.failed
      again.hidden = false
      again.focus()
      return new Promise((resolve) => {
        again.addEventListener('click', () => resolve(), { once: true })
      })
    },
    frame: (page) => framed(parts, page, texts.frame),
    remove() {
      clearTimeout(timer)
      gone.abort()
      dialog.close()
      dialog.remove()
    },
  }
}

type Parts = ReturnType<typeof build>

function build(texts: ChallengeTexts) {
  const dialog = document.createElement('dialog')
  dialog.className = 'challenge'
  dialog.setAttribute('aria-labelledby', 'challenge-title')
  dialog.setAttribute('aria-describedby', 'challenge-text')
  const title = element('h2', 'challenge-title', texts.title)
  title.id = 'challenge-title'
  title.tabIndex = -1
  title.autofocus = true
  const text = element('p', 'challenge-text', texts.text)
  text.id = 'challenge-text'
  const bar = document.createElement('progress')
  bar.className = 'challenge-bar'
  bar.setAttribute('aria-label', texts.working)
  const status = element('p', 'challenge-status', texts.working)
  status.setAttribute('role', 'status')
  const again = button(texts.again)
  const close = button(texts.close)
  const fine = element('p', 'challenge-fine', texts.fine)
  const column = element('div', 'challenge-column')
  column.append(title, text, bar, status, again, close, fine)
  dialog.append(column)
  return { dialog, column, text, bar, status, again, close, fine }
}

function framed({ column, bar, status, fine }: Parts, page: string, name: string): Promise<void> {
  for (const part of [bar, status, fine]) part.remove()
  const frame = document.createElement('iframe')
  frame.className = 'challenge-frame'
  frame.title = name
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  frame.srcdoc = page
  column.classList.add('has-frame')
  column.append(frame)
  return new Promise((resolve) => {
    let loads = 0
    frame.addEventListener('load', () => {
      // The first is the challenge itself; the vendor leaves it for another page when it is solved.
      loads += 1
      if (loads > 1) resolve()
    })
  })
}

function element(name: 'div' | 'h2' | 'p', className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'challenge-button'
  made.textContent = text
  made.hidden = true
  return made
}
