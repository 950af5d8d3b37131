/** Prints what each step came to and, as the very last line, the sum. @returns the exit code. */
export function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const width = Math.max(...results.map(({ title }) => title.length))
  console.log(`\n${'step'.padEnd(width)}  passed  failed  seconds`)
  for (const { title, passed, failed, seconds } of results) {
    const cells = [String(passed).padStart(6), String(failed).padStart(6)]
    console.log(`${title.padEnd(width)}  ${cells.join('  ')}  ${seconds.toFixed(1).padStart(7)}`)
  }
  if (sum('leftOut') > 0) console.log(`left out on this machine: ${sum('leftOut')}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  // Counts that are no numbers are no good news either.
  return sum('failed') === 0 ? 0 : 1
}
