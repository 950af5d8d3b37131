import { useHouse } from '../../shell/house/house.tsx'
import './avatar.css'

/** A player's picture. Decoration: the name stands beside it or says whose button it is. */
export const Avatar = ({ id, size }: { id: number; size: number }) => (
  <img
    className="avatar"
    src={`/avatars/${id}.svg?${useHouse().stamp}`}
    alt=""
    width={size}
    height={size}
  />
)
