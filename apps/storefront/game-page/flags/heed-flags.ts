import type { FlagContext, HearFlags } from './flag-context.ts'

/**
 * Hears the flags of each status of the player. What leads and tells is fetched when one is raised first; what cannot be fetched is tried again with the
 * next status.
 */
export function heedFlags(context: FlagContext): HearFlags {
  let opened: Promise<HearFlags> | null = null
  const open = async (): Promise<HearFlags> => (await import('./open-flags.ts')).openFlags(context)
  const heed = async (flags: Parameters<HearFlags>[0]): Promise<void> => {
    if (opened === null && !Object.values(flags).includes(true)) return
    try {
      opened ??= open()
      const hear = await opened
      hear(flags)
    } catch (fault) {
      opened = null
      reportError(fault)
    }
  }
  return (flags) => void heed(flags)
}
