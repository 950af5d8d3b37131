import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './contact-ways.css'

interface Props {
  readonly contact: Texts['content']['contact']
  readonly supportMail: string | null
  readonly hasChat: boolean
}

/** The ways to the people of the house that this installation has; none is made up. */
export function ContactWays({ contact, supportMail, hasChat }: Props) {
  const { path } = useWriting()
  return (
    <section className="contact-ways" aria-labelledby="ways">
      <h2 id="ways">{contact.heading}</h2>
      <dl>
        <div>
          <dt>{contact.ticket}</dt>
          <dd>
            <Link to={path('/support')}>{contact.ticketLink}</Link>
            <p>{contact.ticketText}</p>
          </dd>
        </div>
        {supportMail === null ? null : (
          <div>
            <dt>{contact.mail}</dt>
            <dd>
              <a href={`mailto:${supportMail}`}>{supportMail}</a>
              <p>{contact.mailText}</p>
            </dd>
          </div>
        )}
        {hasChat ? (
          <div>
            <dt>{contact.chat}</dt>
            <dd>{contact.chatText}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
