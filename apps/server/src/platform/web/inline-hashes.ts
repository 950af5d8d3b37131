import { createHash } from 'node:crypto'
import type { Inline } from '../http/security-headers.ts'

/**
 * Takes the marks out of a page that was rendered with one in the place of a nonce, and tells its inline scripts and styles by the hashes
 * of what they hold. Only what carries the mark was written by the page itself and is allowed.
 * @param mark letters and digits that nobody outside can know.
 * @throws Error when the mark stands anywhere else.
 */
export function inlineHashes(page: string, mark: string): { text: string; inline: Inline } {
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<(script|style)\\b([^>]*)${attribute}([^>]*)>([^]*?)</\\1>`, 'g')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element, before = '', after = '', held = ''] of page.matchAll(marked)) {
    if (/\ssrc="/.test(before + after)) continue
    const found = element === 'script' ? scripts : styles
    found.add(`'sha256-${createHash('sha256').update(held).digest('base64')}'`)
  }
  const text = page.replaceAll(attribute, '')
  if (text.includes(mark)) throw new Error('a page tells the mark of its scripts')
  return { text, inline: { scripts: [...scripts], styles: [...styles] } }
}
