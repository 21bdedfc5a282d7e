/** The state of the data that a screen shows. */
export type QueryState<Result, Failure = object> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & Failure)
  | ({ readonly state: 'ready' } & Result)
