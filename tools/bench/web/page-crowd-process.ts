import { type Look, lookAt } from './page-crowd.ts'

/** The visitors in a process of their own: hear what to look at, tell when counting begins and ends, and what was seen. */
process.on('message', (look: Look) => {
  void lookAt(look, {
    began: () => process.send?.({ type: 'began' }),
    ended: () => process.send?.({ type: 'ended' }),
  }).then((looked) => process.send?.({ type: 'looked', looked }))
})
process.once('disconnect', () => process.exit())
