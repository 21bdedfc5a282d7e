import type { PostgrestSingleResponse } from '@supabase/postgrest-js'
import { OfflineError, ServerError } from './errors'

/** The data of a response. @throws OfflineError | ServerError */
export const dataOf = <Data>(response: PostgrestSingleResponse<Data>): Data => {
  if (!response.error) return response.data
  if (response.status === 0) throw new OfflineError(response.error.message)
  throw new ServerError(response.status, response.error.code, response.error.message)
}
