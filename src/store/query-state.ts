import type { LoadProblem } from '@/kit/rules/load-problem'

/** The state of the data that a screen shows. */
export type QueryState<Result, Failure = { readonly problem: LoadProblem }> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & Failure)
  | ({ readonly state: 'ready' } & Result)
