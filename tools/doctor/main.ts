import { fileURLToPath } from 'node:url'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'
import { examine } from './examine.ts'
import { tell } from './tell.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run doctor`: what the house that the settings name is, and what it lacks. */
async function main(): Promise<void> {
  const { lines, mayStart } = tell(await examine(readConfig(process.env, root)))
  console.log(lines.join('\n'))
  process.exitCode = mayStart ? 0 : 1
}

try {
  await main()
} catch (fault) {
  if (!(fault instanceof StartFault)) throw fault
  console.log('The settings are wrong, and a house would not start with them:')
  for (const sentence of fault.sentences) console.log(`  - ${sentence}`)
  process.exitCode = 1
}
