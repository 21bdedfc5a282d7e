import { housekeeping } from './housekeeping.ts'
import { readSettings } from './settings.ts'

// What a hosted project runs; the embedded backend calls the same handler (supabase/local/functions.ts).
Deno.serve(housekeeping(readSettings(Deno.env.toObject())))
