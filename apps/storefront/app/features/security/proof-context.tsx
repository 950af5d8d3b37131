import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import type { Failed } from '../../../asking/failure.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { later } from '../../shell/waking/later.ts'

const ProofDialog = later(async () => (await import('./proof-dialog.tsx')).ProofDialog)

type Answered<Reply> = { readonly ok: true; readonly reply: Reply } | Failed

/** Does what is sensitive; asks the player for a proof first where the house wants one. Null when he gave none. */
export type WithProof = <Reply>(
  act: () => Promise<Answered<Reply>>,
) => Promise<Answered<Reply> | null>

const ProofContext = createContext<WithProof | null>(null)

/** @throws outside of `ProofKeeper`. */
export function useProof(): WithProof {
  const withProof = useContext(ProofContext)
  if (withProof === null) throw new Error('no proof keeper above this component')
  return withProof
}

interface Props {
  readonly texts: Pick<Texts['security'], 'proof' | 'close'>
  readonly eye: { readonly show: string; readonly hide: string }
  readonly children: ReactNode
}

/** Shows the dialog whenever something below it needs a proof. */
export function ProofKeeper({ texts, eye, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((proved: boolean) => void) | null>(null)
  const settle = (proved: boolean): void => {
    setAsking(false)
    waiting.current?.(proved)
    waiting.current = null
  }
  const withProof: WithProof = useCallback(async (act) => {
    const first = await act()
    if (first.ok || first.failure.code !== 'PROOF_REQUIRED') return first
    const proved = await new Promise<boolean>((resolve) => {
      waiting.current?.(false)
      waiting.current = resolve
      setAsking(true)
    })
    return proved ? act() : null
  }, [])
  return (
    <ProofContext value={withProof}>
      {children}
      {isAsking ? (
        <Suspense>
          <ProofDialog
            texts={texts}
            eye={eye}
            onProved={() => settle(true)}
            onClose={() => settle(false)}
          />
        </Suspense>
      ) : null}
    </ProofContext>
  )
}
