import type { ReplyOf } from '../ask.ts'
import { saveFile } from '@fairhouse/ui/save-file'

/** Has the browser save a report that the server made. */
export const saveBytes = ({ name, type, content }: ReplyOf<'exportReport'>): void =>
  saveFile(name, type, [Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)])
