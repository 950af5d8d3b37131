import type { Texts } from './texts/texts.ts'

/** The first thing on screen: how far the game is loaded. */
export interface Loading {
  progress(part: number): void
  done(): void
}

export function showLoading(page: Document, name: string, texts: Texts): Loading {
  const view = page.getElementById('loading')
  const part = page.getElementById('loading-part')
  const title = page.getElementById('loading-name')
  if (title) title.textContent = name
  return {
    progress: (loaded) => {
      const percent = Math.round(loaded * 100)
      view?.setAttribute('aria-valuenow', String(percent))
      view?.setAttribute('aria-label', texts.page.loading(percent))
      if (part) part.style.transform = `scaleX(${loaded})`
    },
    done: () => view?.remove(),
  }
}
