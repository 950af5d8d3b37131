import { useSearchParams } from 'react-router'
import { AskForLink } from './ask-for-link.tsx'
import { ChooseByLink } from './choose-by-link.tsx'
import type { PasswordWords } from './password-sentence.ts'

/** Without a link of a letter one asks for it here, with it one chooses the new password. */
export function ResetPasswordPage(words: PasswordWords) {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token === null ? <AskForLink {...words} /> : <ChooseByLink {...words} token={token} />
}
