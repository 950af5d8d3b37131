import { type Plan, playCrowd } from './crowd.ts'

/** The crowd in a process of its own: hears a plan, tells when counting begins and ends, and what was played. */
process.on('message', (plan: Plan) => {
  void playCrowd(plan, {
    began: () => process.send?.({ type: 'began' }),
    ended: () => process.send?.({ type: 'ended' }),
  }).then((played) => process.send?.({ type: 'played', played }))
})
process.once('disconnect', () => process.exit())
