import { createHash, randomBytes } from 'node:crypto'
import type { PlayerId } from '#platform/ids'

/** Without letters that look like others. */
const letters = '23456789abcdefghjkmnpqrstvwxyz'
/** 16 of 30 letters are 78 bits: more than anybody can try, even with the hashes in hand. */
const codeLength = 16
const codeCount = 10
/** Bytes from here on would make some letters likelier. */
const fairBytes = 256 - (256 % letters.length)

/** Ten new codes as they are shown, in groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codeCount }, newCode)

function newCode(): string {
  let code = ''
  while (code.length < codeLength)
    for (const byte of randomBytes(codeLength))
      if (byte < fairBytes && code.length < codeLength)
        code += letters.charAt(byte % letters.length)
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** What is kept of a code. @param owner a player, or somebody of the staff. @param code as typed: case, blanks and hyphens do not count. */
export const recoveryCodeSha256 = (owner: PlayerId | `staff ${string}`, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery ${owner} ${plainCode(code)}`)
    .digest()

const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

/** Whether it can be a recovery code; anything else is taken for a code of an app. */
export const isRecoveryCode = (code: string): boolean => plainCode(code).length === codeLength
