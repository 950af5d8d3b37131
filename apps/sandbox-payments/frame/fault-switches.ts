import { faultSwitches } from './faults.ts'
import type { Frame } from './part.ts'
import { formOf } from './request-body.ts'

/** `POST /faults` with `notices` and `answers`, from this machine or with the house's key. */
export function mountFaultSwitches({ app, faults, hasKey, isLocal }: Frame): void {
  app.post('/faults', async (request, reply) => {
    if (!isLocal(request) && !hasKey(request)) return reply.code(404).send()
    const form = formOf(request)
    const asked = faultSwitches.safeParse({ ...faults.current(), ...Object.fromEntries(form) })
    if (!asked.success) return reply.code(400).send()
    faults.set(asked.data)
    return reply.redirect('/', 303)
  })
}
