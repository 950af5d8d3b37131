/** Resolves when nothing is being pressed any more: a sentence that appears under a finger would move what it presses away, and the press would be lost. */
export const released = (): Promise<unknown> =>
  document.querySelector(':active') === null
    ? Promise.resolve()
    : // Its click comes right behind it.
      new Promise((on) => addEventListener('pointerup', () => setTimeout(on), { once: true }))
