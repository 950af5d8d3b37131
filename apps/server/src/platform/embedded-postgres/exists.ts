import { access } from 'node:fs/promises'

/** Whether something lies at the path, as far as we may see. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
