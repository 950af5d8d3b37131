import { z } from 'zod'
import { call } from '../call.ts'
import { holdsCardNumber } from '../card-number.ts'
import { complaintLength, complaintSubjects } from '../complaint-choices.ts'
import { complaint } from '../entities/complaint.ts'

const reply = z.object({ complaints: z.array(complaint).readonly() })

const said = z
  .string({ message: 'required' })
  .trim()
  .min(1, { message: 'required' })
  .min(complaintLength.min, { message: 'tooShort' })
  .max(complaintLength.max, { message: 'tooLong' })
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text) && !holdsCardNumber(text), { message: 'format' })

const requestKey = z
  .string({ message: 'required' })
  .regex(/^[A-Za-z0-9-]{16,64}$/, { message: 'format' })

export const complaints = call({
  does: 'Tells the complaints of the player, the newest first, with what was said and until when an answer is to come.',
  path: '/user/complaints/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const fileComplaint = call({
  does: 'Records a complaint, which gets a number and a deadline. The same request key records one only.',
  path: '/user/complaint-file/json2',
  who: 'player',
  body: z.object({
    requestKey,
    subject: z.enum(complaintSubjects, { message: 'required' }),
    text: said,
    reference: z.string().trim().max(80, { message: 'tooLong' }).optional(),
  }),
  reply,
  refusals: ['notPermitted'],
  rateLimit: { count: 20, seconds: 3600, per: 'player' },
})

export const escalateComplaint = call({
  does: 'Asks for somebody else to look at a complaint again: after an answer, for 60 days, or when the answer is late. Once a complaint.',
  path: '/user/complaint-escalate/json2',
  who: 'player',
  body: z.object({
    number: z.string().regex(/^C-[1-9][0-9]{0,14}$/, { message: 'format' }),
    text: said,
  }),
  reply,
  refusals: ['notPermitted', 'notFound'],
  rateLimit: { count: 20, seconds: 3600, per: 'player' },
})
