import type { AnyTitle } from './families/family.ts'

/** One chunk for each title, loaded when its page is open. */
const titles = import.meta.glob<{ readonly title: AnyTitle }>('../../../games/*/client/index.ts')

/** @throws RangeError when there is no title of that name. */
export async function loadTitle(uri: string): Promise<AnyTitle> {
  const load = titles[`../../../games/${uri}/client/index.ts`]
  if (!load) throw new RangeError(`no title ${uri}`)
  return (await load()).title
}
