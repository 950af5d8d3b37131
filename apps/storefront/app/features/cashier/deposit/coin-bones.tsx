import { Bone } from '@fairhouse/ui/state'
import './coin.css'

interface Props {
  readonly label: string
  /** Why they take their time. */
  readonly reason?: string
}

/** A coin's code and address before they are there. */
export const CoinBones = ({ label, reason }: Props) => (
  <>
    {reason === undefined ? null : (
      <p className="coin-starting" role="status">
        {reason}
      </p>
    )}
    <div role="progressbar" className="coin coin-bones" aria-label={label}>
      <Bone />
      <Bone />
    </div>
  </>
)
