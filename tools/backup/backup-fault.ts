/** Why a backup or a restore cannot be; `message` is a sentence or two for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}
