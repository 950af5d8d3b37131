import { hub88Cases } from './hub88-cases.ts'
import { jiliCases } from './jili-cases.ts'
import { readWish } from './wish.ts'

/** `npm run conformance`: asks a seamless wallet what every wallet must stand. */
async function main(): Promise<boolean> {
  const wish = readWish(process.argv.slice(2))
  const cases = wish.dialect === 'hub88' ? hub88Cases(wish) : jiliCases(wish)
  let failed = 0
  for (const { number, what, run } of cases) {
    const wrong = await run().catch((fault: unknown) => String(fault))
    if (wrong !== null) failed++
    console.log(`${String(number).padStart(2)}  ${wrong === null ? 'ok    ' : 'FAILED'}  ${what}`)
    if (wrong !== null) console.log(`            ${wrong}`)
  }
  console.log(`${cases.length - failed} of ${cases.length} cases stand`)
  return failed === 0
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 2
}
