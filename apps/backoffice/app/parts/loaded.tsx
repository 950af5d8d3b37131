import type { ReactNode } from 'react'
import { Bone, State } from '@fairhouse/ui/state'
import { shell } from '../texts/texts.ts'
import type { Loading } from '../use-call.ts'

interface Props<Reply> {
  readonly state: Loading<Reply>
  /** What stands there when the server refuses because there is no such thing. */
  readonly missing?: ReactNode
  readonly children: (reply: Reply) => ReactNode
}

/** What a call answered; until then where it will stand, and instead of it why it is not there. */
export function Loaded<Reply>({ state, missing, children }: Props<Reply>) {
  switch (state.type) {
    case 'loading':
      return (
        <div className="bones" role="status" aria-label={shell.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'refused':
      return missing ?? <State title={shell.notFound} text={shell.notFoundText} />
    case 'failed':
      return state.why === 'notYours' ? (
        <State title={shell.notYours} text={shell.notYoursText} />
      ) : (
        <State title={shell.failed} text={shell.failedText} />
      )
    case 'done':
      return children(state.reply)
  }
}
