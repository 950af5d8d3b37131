import { actionName } from '@fairhouse/contract/rounds/round'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { bodyOf, jsonOf } from '../read-body.ts'
import { askedBet } from '../rounds/bet.ts'
import { playerOf } from '../rounds/open-round.ts'
import type { RoundAnswer } from '../rounds/shown-round.ts'

type OfSession = { readonly Params: { readonly sid: string } }

const askedAction = z.object({
  type: actionName.exclude(['bet']),
  choice: z.int().optional(),
  data: z.json().optional(),
})

/** What the page asks while it is played. */
export function mountRounds({ app, games, journal, wallets, rounds }: Sandbox): void {
  const playing = new Set<string>()
  const at = (sid: string) => {
    const session = journal.session(sid)
    const game = session && games.find(session.gameKey)
    return session && game ? { session, game } : null
  }

  app.get<OfSession>('/play/:sid/round', async (request, reply) => {
    const found = at(request.params.sid)
    if (!found) return reply.code(404).send({})
    const { session, game } = found
    return {
      balance: await wallets[session.dialect].balance(session),
      round: rounds.waiting(session, game),
    }
  })

  const answer = async <Asked>(
    request: FastifyRequest<OfSession>,
    reply: FastifyReply,
    {
      schema,
      play,
    }: {
      readonly schema: z.ZodType<Asked>
      readonly play: (session: Session, game: PlayedGame, asked: Asked) => Promise<RoundAnswer>
    },
  ) => {
    const found = at(request.params.sid)
    const asked = schema.safeParse(jsonOf(bodyOf(request.body)))
    if (!found || !asked.success) return reply.code(400).send({})
    const player = playerOf(found.session)
    // One thing at a time: a second tab waits for nothing, it is told so.
    if (playing.has(player)) return { type: 'refused', why: 'other' }
    playing.add(player)
    try {
      return await play(found.session, found.game, asked.data)
    } finally {
      playing.delete(player)
    }
  }
  app.post<OfSession>('/play/:sid/bet', (request, reply) =>
    answer(request, reply, { schema: askedBet, play: rounds.begin }),
  )
  app.post<OfSession>('/play/:sid/act', (request, reply) =>
    answer(request, reply, { schema: askedAction, play: rounds.act }),
  )
}
