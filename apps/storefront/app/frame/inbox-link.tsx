import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { Unread } from './unread.tsx'
import './account-menu.css'

/** The way to the inbox, with what is new there. */
export function InboxLink() {
  const { frame } = useHouse()
  return (
    <Link className="account-button inbox-link" to={useWriting().path('/messages')}>
      <span className="unread-place">
        <Mail aria-hidden="true" />
        <span className="unseen">{frame.messages}</span>
        <Unread />
      </span>
    </Link>
  )
}
