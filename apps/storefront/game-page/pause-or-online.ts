/** Waits, but not longer than until the browser says that it is back on the network. */
export const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    addEventListener('online', over)
  })
