import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Right } from '@fairhouse/contract/backoffice/rights'
import { ask, keepCsrf, type ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import type { Loading } from '../use-call.ts'

type Sitting = ReplyOf<'session'>

const context = createContext<Sitting | null>(null)

/** Asks who sits here before anything else is asked; who is nobody is led to the sign-in. */
export function WithSitting({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Loading<Sitting>>({ type: 'loading' })
  useEffect(() => {
    const begin = async () => {
      const answer = await ask('session', {})
      if (answer.type === 'done') keepCsrf(answer.reply.csrf)
      setState(answer)
      // Whoever drives these pages waits for it.
      document.documentElement.dataset['awake'] = ''
    }
    void begin()
  }, [])
  return (
    <Loaded state={state}>
      {(sitting) => <context.Provider value={sitting}>{children}</context.Provider>}
    </Loaded>
  )
}

/** Who sits here. @throws outside of `WithSitting`. */
export function useSitting(): Sitting {
  const sitting = useContext(context)
  if (sitting === null) throw new Error('nobody sits here')
  return sitting
}

export const useMay = (): ((right: Right) => boolean) => {
  const { rights } = useSitting()
  return (right) => rights.includes(right)
}
