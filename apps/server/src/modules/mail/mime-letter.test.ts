import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { mimeLetter } from './mime-letter.ts'

test.each(['x<victim@mail.example>', 'other,victim@mail.example', 'group:victim@mail.example;'])(
  'a letter to %s goes to nobody whom that text happens to name',
  async (to) => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const letter = mimeLetter(
      { name: 'The house', address: 'house@mail.example' },
      {
        letterId: '1',
        template: 'verifyEmail',
        to,
        subject: 's',
        html: 'h',
        text: 't',
        unsubscribe: null,
      },
    )
    const { envelope } = await transport.sendMail(letter)
    expect(envelope.to).toHaveLength(1)
    expect(envelope.to).not.toContain('victim@mail.example')
  },
)
