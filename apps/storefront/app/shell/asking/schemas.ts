import { config } from 'zod'

// zod would write faster code for itself while the page runs. The content security policy forbids that, and even the attempt is a
// fault in the console. To be imported before any schema is made.
config({ jitless: true })
