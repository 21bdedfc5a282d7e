import type { Limits } from '../../supabase/functions/push-dispatch/dispatch.ts'
import { dispatcherOf } from './push-fixture.ts'

// A dispatcher in a separate process that a test can kill: node push-process.ts <limits>, with the settings in the
// environment.

const limits = JSON.parse(process.argv[2] ?? '') as Limits
const env = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
)
console.log(JSON.stringify(await dispatcherOf(env, limits).run()))
