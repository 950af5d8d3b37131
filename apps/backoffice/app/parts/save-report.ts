import { saveFile } from '@fairhouse/ui/save-file'

/** Has the browser save a report that the server made. */
export const saveReport = ({
  name,
  content,
}: {
  readonly name: string
  readonly content: string
}) => saveFile(name, 'application/json', [content])
