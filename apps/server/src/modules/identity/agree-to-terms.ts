import type { Answer } from '#platform/answer'
import { noteConsent } from './consents/consent.ts'
import type { IdentityNeeds } from './needs.ts'
import { setTermsVersion } from './store/set-terms-version.ts'
import { termsVersion } from './terms.ts'

/** Writes down that the player agreed to the terms in force. */
export function agreeToTerms(needs: IdentityNeeds): Answer<'agreeToTerms'> {
  return async ({ player }, { version }) => {
    // A page that was open while the terms changed shows others than those in force.
    if (version !== termsVersion)
      return { refused: 'formInvalid', invalidFields: { version: 'notAllowed' } }
    await needs.database.transaction(async (tx) => {
      const at = needs.clock.now()
      await setTermsVersion(tx, { player, version, nowMs: at })
      await noteConsent(tx, player, { what: 'terms', given: true, version, by: 'player', at })
      await needs.touchSeat(tx, player)
    })
    return { reply: { userStatus: await needs.playerStatus(player) } }
  }
}
