import type { Limits } from '../../supabase/functions/push-dispatch/dispatch.ts'
import { dispatcherOf } from './push-fixture.ts'

// A dispatcher in a process of its own, to be killed: node push-process.ts <limits>, settings in the environment.

const limits = JSON.parse(process.argv[2] ?? '') as Limits
const env = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
console.log(JSON.stringify(await dispatcherOf(env, limits).run()))
