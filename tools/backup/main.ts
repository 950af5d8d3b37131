import { fileURLToPath } from 'node:url'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { PostgresFault } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { StartFault } from '../../apps/server/src/platform/start-fault.ts'
import { BackupFault } from './backup-fault.ts'
import { backUp, restoreTo, usage } from './commands.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run backup` and `npm run restore`; what they do and take: docs/operations.md. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  const house = { config: readConfig(process.env, root), say: (line: string) => console.log(line) }
  if (command === 'backup') await backUp(house, args)
  else if (command === 'restore') await restoreTo(house, args)
  else throw new BackupFault(usage)
}

try {
  await main(process.argv.slice(2))
} catch (fault) {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault || fault instanceof BackupFault)
    console.error(fault.message)
  else console.error(fault)
  process.exitCode = 1
}
