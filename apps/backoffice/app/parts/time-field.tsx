import { TextField } from '@fairhouse/ui/field'

interface Props {
  readonly label: string
  readonly name: string
  readonly required?: boolean
  /** Hears what is entered, for a form that is not sent. */
  readonly onText?: (text: string) => void
}

/** A time to the minute, of UTC as all times of the house. */
export const TimeField = ({ onText, ...rest }: Props) => (
  <TextField
    {...rest}
    type="datetime-local"
    {...(onText === undefined ? {} : { onChange: ({ target }) => onText(target.value) })}
  />
)

/** What was entered there as ISO 8601; null for nothing, or what is no time. */
export const timeIn = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00.000Z` : null
