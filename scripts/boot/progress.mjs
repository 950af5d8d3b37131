const startedAt = performance.now()

/** Says what is going on, with the seconds since the start. */
export function say(sentence) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`[${seconds.padStart(5)} s] ${sentence}`)
}

/** Ends with one sentence for whoever started it. Never returns. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
