/** What a screen knows of the data that it shows. */
export type QueryState<Result, Failure = object> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & Failure)
  | ({ readonly state: 'ready' } & Result)
