/** Addresses of a page's modules. */
export interface Modules {
  /** What only describes the routes. */
  readonly manifest: string
  /** The routes of this page, outermost first: their ids and modules. */
  readonly routes: readonly (readonly [id: string, module: string])[]
  /** Wakes the page. */
  readonly entry: string
  /** What those import, to be fetched beside them. */
  readonly imports: readonly string[]
}

/**
 * Fetches a page's scripts only when its first picture stands, so that they do not take the line from what is seen; a first touch
 * fetches them at once.
 *
 * The server writes this function's text into the page, so it uses nothing from outside itself.
 */
export function fetchLate({ manifest, routes, entry, imports }: Modules): void {
  /** A first picture that takes longer than this (ms) is not waited for. */
  const patience = 2000
  let isFetching = false
  const turn = (): Promise<unknown> => new Promise((on) => setTimeout(on))

  const fetchAll = async (): Promise<void> => {
    if (isFetching) return
    isFetching = true
    for (const href of [manifest, ...imports, ...routes.map(([, module]) => module), entry]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // One after the other, so that the browser can answer a finger between two.
    for (const href of [...imports, manifest]) {
      await turn()
      await import(/* @vite-ignore */ href)
    }
    const byId: Record<string, unknown> = {}
    for (const [id, module] of routes) byId[id] = await import(/* @vite-ignore */ module)
    // Where React Router looks for the modules of the first page.
    Object.assign(window, { __reactRouterRouteModules: byId })
    await import(/* @vite-ignore */ entry)
  }
  const begin = (): void => void fetchAll()
  // A callback of a frame comes before it is painted: the one after the next knows that it was.
  const beginSoon = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)))

  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, begin, { capture: true, passive: true, once: true })
  requestAnimationFrame(() => {
    const largest = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    setTimeout(begin, patience)
    if (largest === null) return beginSoon()
    void largest.decode().then(beginSoon, beginSoon)
  })
}
