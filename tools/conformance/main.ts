import { hub88Cases } from './hub88-cases.ts'
import { jiliCases } from './jili-cases.ts'
import { runCases } from './run-cases.ts'
import { readWish } from './wish.ts'

/** `npm run conformance`: asks a seamless wallet what every wallet must stand. */
async function main(): Promise<boolean> {
  const wish = readWish(process.argv.slice(2))
  const cases = wish.dialect === 'hub88' ? hub88Cases(wish) : jiliCases(wish)
  const outcomes = await runCases(cases)
  for (const { number, what, wrong } of outcomes) {
    console.log(`${String(number).padStart(2)}  ${wrong === null ? 'ok    ' : 'FAILED'}  ${what}`)
    if (wrong !== null) console.log(`            ${wrong}`)
  }
  const failed = outcomes.filter(({ wrong }) => wrong !== null).length
  console.log(`${outcomes.length - failed} of ${outcomes.length} cases stand`)
  return failed === 0
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 2
}
