import { playerId } from '#platform/ids'
import { recordReading } from '../calls/reading.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { DeskRoute } from '../route.ts'

const number = /^[1-9][0-9]{0,14}$/

/**
 * A player's document as a picture or a file of its own, for who may decide on it: the app shows it as any other picture, and nothing of it runs. That
 * somebody looked at it is written down before it is shown.
 */
export const paperRoute = (needs: BackofficeNeeds): DeskRoute => ({
  method: 'GET',
  path: '/desk/papers/:player/:paper',
  at: '',
  right: 'decideIdentity',
  answer: async ({ params, present }) => {
    const { player: typed = '', paper: id = '' } = params
    if (!number.test(typed)) return { type: 'none' }
    const player = playerId(Number(typed))
    const paper = await needs.compliance.paper(player, id)
    if (!paper) return { type: 'none' }
    const subject = `player ${player}`
    await recordReading(needs, present, { deed: 'readPaper', subject, facts: { paper: id } })
    return { type: 'file', contentType: paper.type, content: paper.content }
  },
})
