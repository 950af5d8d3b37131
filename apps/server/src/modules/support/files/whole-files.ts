import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { attachFiles, heldFiles } from '../store/files.ts'

/** The no to files that are not the player's, not whole or with another message already; null when all can come. */
export async function refusalOfFiles(
  tx: Transaction,
  player: PlayerId,
  fileIds: readonly string[],
): Promise<Refused | null> {
  if (fileIds.length === 0) return null
  const files = await heldFiles(tx, player, null)
  const whole = files.filter(({ pieces, here, type }) => here === pieces && type !== null)
  const isWhole = (fileId: string) => whole.some((file) => file.fileId === fileId)
  return fileIds.every(isWhole)
    ? null
    : { refused: 'formInvalid', invalidFields: { files: 'notAllowed' } }
}

export const attach = (
  tx: Transaction,
  player: PlayerId,
  to: { readonly fileIds: readonly string[]; readonly ticket: string; readonly message: number },
): Promise<void> => (to.fileIds.length === 0 ? Promise.resolve() : attachFiles(tx, player, to))
