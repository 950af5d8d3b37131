import type { Bus } from './bus.ts'
import { createChannels } from './channels.ts'

/** The bus of a house that is one process: everything published is heard here, and there is nobody else. */
export function createLoneBus(): Bus {
  const channels = createChannels(() => undefined)
  return {
    open: channels.open,
    onMissed: () => undefined,
    state: () => 'alone',
    stop: () => Promise.resolve(),
  }
}
