/** What kept the embedded PostgreSQL from working. */
export type PostgresFaultKind =
  | 'no-binaries'
  | 'no-database'
  | 'folder-not-writable'
  | 'in-use'
  | 'wrong-owner'
  | 'wrong-version'
  | 'access-lost'
  | 'no-unprivileged-user'
  | 'initialise-failed'
  | 'start-failed'

/** The world failed the database; `message` is one sentence that can be shown to the operator as it is. */
export class PostgresFault extends Error {
  readonly kind: PostgresFaultKind

  constructor(kind: PostgresFaultKind, sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.name = 'PostgresFault'
    this.kind = kind
  }
}

const unwritable: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file lies in its place',
  ENOENT: 'the place does not exist',
}

/** Says why `folder` cannot be written, from the error of the file system. */
export function folderNotWritable(folder: string, error: unknown): PostgresFault {
  const code = errorCode(error)
  const why = unwritable[code] ?? (error instanceof Error ? error.message : String(error))
  return new PostgresFault(
    'folder-not-writable',
    `The data folder ${folder} cannot be written (${why}); set DATA_DIR to a folder that can.`,
    error,
  )
}

/** The code of a system or PostgreSQL error ("EACCES", "57P03"), or the empty text. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
