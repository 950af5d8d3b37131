import { describe, expect, it } from 'vitest'
import { notice, onlyPersistent, withNotice, withoutNotice } from './notices.ts'

const lost = notice('ERROR', 'We lost the connection.', { code: 'NETWORK_ERROR' })
const moved = notice('INFO', 'Your session was updated.', { persistent: true })

describe('notices', () => {
  it('do not repeat an identical message', () => {
    const shown = withNotice([lost], { ...lost })
    expect(shown).toEqual([lost])
    expect(withNotice(shown, { ...lost, code: 503 })).toHaveLength(2)
  })

  it('keep only the persistent ones when the page changes', () => {
    expect(onlyPersistent([lost, moved])).toEqual([moved])
  })

  it('are the very same list when nothing changed, so that nothing is drawn anew', () => {
    const shown = [moved]
    expect(onlyPersistent(shown)).toBe(shown)
    expect(withNotice(shown, moved)).toBe(shown)
    expect(withoutNotice(shown, lost)).toBe(shown)
  })

  it('go when they are closed', () => {
    expect(withoutNotice([lost, moved], lost)).toEqual([moved])
  })
})
