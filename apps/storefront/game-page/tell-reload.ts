import { reloadReasonKey, tabMemory } from '../app/shell/session/remember.ts'
import type { Notices } from './controls/notices.ts'
import type { Language } from './texts/texts.ts'

/** Says why the page was loaded anew, where another tab was the cause. The sentence is fetched when it is needed. */
export async function tellReload(
  language: Language,
  { pass }: Pick<Notices, 'pass'>,
): Promise<void> {
  if (tabMemory.read(reloadReasonKey) === null) return
  tabMemory.forget(reloadReasonKey)
  pass(await (await import('./texts/reload-reason.ts')).reloadReason(language))
}
