import { z } from 'zod'

// The policy of these pages forbids making code from text, which zod tries when a schema is made: so this is loaded before any is.
z.config({ jitless: true })
