import { pushDispatch } from './push-dispatch.ts'
import { readSettings } from './settings.ts'

// Entry point on a hosted project; the embedded backend calls the same handler (supabase/local/functions.ts).
Deno.serve(pushDispatch(readSettings(Deno.env.toObject())))
