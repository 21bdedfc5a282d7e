import './without-profiling'
import * as React from 'react'

// React's development build records a stack for each element, which no test reads: a sixth of the page's processor
// time. It counts them, and records none beyond 10,000 a second. All warnings stay.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals }: Record<string, unknown> = {
  ...React,
}
if (!(internals instanceof Object)) throw new Error('React keeps its counts elsewhere')
Reflect.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
