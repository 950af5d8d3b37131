import { RecoveryCodes } from './recovery-codes.tsx'
import type { OwnFactorWays } from './use-own-factors.ts'

interface Props {
  readonly ways: OwnFactorWays
  /** Recovery codes were shown and kept. */
  readonly onKept?: () => void
}

/** What became of what one did last, and recovery codes while they are shown. */
export function FactorRemarks({ ways, onKept }: Props) {
  const { said, codes } = ways
  return (
    <>
      <p className={said?.isBad ? 'fault' : 'quiet'} role={said?.isBad ? 'alert' : 'status'}>
        {said?.sentence}
      </p>
      {codes === null ? null : (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            ways.forgetCodes()
            onKept?.()
          }}
        />
      )}
    </>
  )
}
