// The browser's own chance, for choices in the player's place. What a round draws, the sandbox has drawn.

const words = 2 ** 32

/** A whole number from 0 below this, each as likely. */
export function below(count: number): number {
  const word = new Uint32Array(1)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(word)
    if (drawn < words - (words % count)) return drawn % count
  }
}

/** So many of these, without any twice. */
export function someOf<One>(all: readonly One[], count: number): readonly One[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(below(left.length), 1),
  )
}
