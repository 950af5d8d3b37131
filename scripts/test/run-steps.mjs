/**
 * Runs the steps one after the other, also after a failed one: one run shows everything that is wrong.
 * @returns for each its title, counts and seconds.
 */
export async function runSteps(steps) {
  const results = []
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${index + 1}/${steps.length} ${step.title}`)
    const startedAt = performance.now()
    const counts = await step.run(results)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`${counts.failed > 0 ? '✗' : '✓'} ${step.title} (${seconds.toFixed(1)} s)`)
    results.push({ title: step.title, seconds, ...counts })
  }
  return results
}

export const onePassed = { passed: 1, failed: 0, leftOut: 0 }
export const oneFailed = { passed: 0, failed: 1, leftOut: 0 }
