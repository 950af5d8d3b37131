import type { PlayerId } from '#platform/ids'
import { port } from '#platform/module/port'

/** The rounds that a player shares, the newest first. */
export const ownSharedRounds = port<
  (player: PlayerId) => Promise<readonly { readonly id: string; readonly at: string }[]>
>('sharing: rounds of a player')
