import { saveFile } from '@fairhouse/ui/save-file'
import type { ReplyOf } from '../ask.ts'

/** Has the browser save a report that the server made as text. */
export const saveReport = ({
  name,
  content,
}: {
  readonly name: string
  readonly content: string
}): void => saveFile(name, 'application/json', [content])

/** The same of one that it made as bytes. */
export const saveReportBytes = ({ name, type, content }: ReplyOf<'exportReport'>): void =>
  saveFile(name, type, [Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)])
