import { Bone } from '@fairhouse/ui/state'
import './coin.css'

/** A coin's code and address before they are there. */
export const CoinBones = ({ label }: { readonly label: string }) => (
  <div role="progressbar" className="coin coin-bones" aria-label={label}>
    <Bone />
    <Bone />
  </div>
)
