import { randomBytes } from 'node:crypto'
import { makeVapidKeys } from './vapid-keys.ts'

// Prints fresh secrets for the reminders of a hosted project, as `supabase secrets set --env-file` reads them.
const { publicKey, privateKey } = await makeVapidKeys()
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nDISPATCH_SECRET=${randomBytes(32).toString('base64url')}`)
