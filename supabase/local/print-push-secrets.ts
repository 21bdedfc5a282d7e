import { randomBytes } from 'node:crypto'
import { makeVapidKeys } from './vapid-keys.ts'

// Prints new secrets for the reminders of a hosted project, in the format of `supabase secrets set --env-file`.
const { publicKey, privateKey } = await makeVapidKeys()
console.log(
  `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nDISPATCH_SECRET=${randomBytes(32).toString('base64url')}`,
)
