import { useHouse } from '../../shell/house/house.tsx'

/** Where the letter that was just spoken of can be read, in a demo that sends none. */
export function MailboxWay({ email }: { readonly email: string }) {
  const { flags, mailbox } = useHouse()
  if (!mailbox) return null
  return (
    <p className="account-other">
      {flags.mailbox}{' '}
      <a href={`/dev/mailbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
        {flags.openMailbox}
      </a>
    </p>
  )
}
